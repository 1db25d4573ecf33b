import type { legal as english } from "#app/i18n/locales/en/legal.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const legal: SameShape<typeof english> = {
	updatedOn: "Última actualización: {{date}}",
	contents: "En esta página",
	retention: {
		heading: "Cuánto tiempo los conservamos",
		lead: "Los datos se borran de manera automática al cumplirse su plazo, a más tardar {{time}} después. Lo borrado se sobrescribe, así que no queda nada en la base de datos del sitio.",
		terms: {
			messages: "Mensajes que nos envías",
			subscription: "Tu dirección en el boletín",
			orders: "Pedidos de boletos, con sus pagos",
			meetings: "Perfiles, deseos y reuniones de los asistentes",
			transfers: "Transferencias a nuestra cuenta que no mencionan un pedido",
			invoices: "Comprobantes de compra y de cancelación",
			mails: "Copias de los correos que envía el sitio",
			forms: "Conteo de formularios enviados, con direcciones IP y de correo convertidas en hash",
			attempts: "Conteo de inicios de sesión fallidos, con usuarios y direcciones IP convertidos en hash",
			sessions: "Sesiones del equipo organizador, con navegador y hora",
			invitations: "Correos de quienes reciben una invitación al área de administración",
			activity: "Registro de lo que cambia el equipo organizador, con sus nombres de usuario",
			pictures: "Imágenes que elimina el equipo organizador",
			replica: "La copia continua de la base de datos en otro lugar",
			backup: "El respaldo hecho antes de actualizar el sitio",
			log: "El registro del servidor, con direcciones IP de inicios de sesión y de solicitudes rechazadas",
		},
		kept: {
			messages: "{{time}} después de recibirlos, o menos si el asunto se resuelve antes.",
			messagesWithoutEnd: "Hasta que el asunto se resuelve y los borramos.",
			subscription: "Hasta que te des de baja. Una dirección sin confirmar se borra después de {{time}}, junto con los correos en que te pedimos confirmarla.",
			orders:
				"Hasta {{time}} después del último día de la cumbre. Entonces se borran de manera automática los nombres y correos de compradores y asistentes, las necesidades de alimentación y accesibilidad y las notas sobre ellos. Los montos y los pagos se conservan, sin nombres.",
			ordersWithoutEnd:
				"No se borran de manera automática. Tú puedes borrar los nombres y correos en la página de tu pedido: mientras no hayas pagado, o cuando la cumbre haya terminado o se haya cancelado y no te debamos un reembolso. Los montos y los pagos se conservan, sin nombres.",
			meetings: "Hasta que dejes de participar, o {{time}} después del último día de la cumbre.",
			transfers: "Hasta que encontramos su pedido o sabemos que no lo hay: {{time}} después se borran el nombre del ordenante y el concepto.",
			invoices:
				"Con tu nombre y tus datos de facturación hasta {{time}} después del fin del año en que se emitieron: lo pide la ley fiscal. Los totales se conservan, sin tu nombre.",
			mails: "{{time}} después de enviarlos, o de crearlos si no se pudieron enviar.",
			forms: "{{time}}.",
			attempts: "{{time}} después del último.",
			sessions: "Hasta que cierran la sesión, y {{time}} como máximo.",
			invitations: "Hasta que la aceptan o la retiramos, y {{time}} como máximo.",
			activity: "{{time}} después del cambio; durante ese plazo se puede deshacer. No contiene mensajes ni direcciones del boletín.",
			activityWithoutEnd: "Sin límite, para poder deshacer cambios. No contiene mensajes ni direcciones del boletín.",
			pictures: "{{time}}, por si hay que recuperarlas.",
			replica: "Los datos borrados salen de ella a más tardar en {{time}}.",
			backup: "{{time}}.",
			log: "Mientras lo conserve el administrador del servidor. No forma parte de la base de datos del sitio.",
		},
		closing:
			"Un respaldo hecho antes de un borrado conserva los datos hasta que también se borra. Los respaldos solo se usan para recuperar el sitio después de una falla.",
	},
	storage: {
		heading: "Qué puede guardarse en tu navegador",
		lead: "Esto es todo, con los nombres que muestra tu navegador. En una conexión segura (https), el nombre de una cookie puede llevar antes “__Host-”.",
		items: {
			lng: "Cookie. Recuerda el idioma que elegiste, para que la página de inicio se abra en él. Dura {{time}}.",
			theme: "Cookie. Recuerda el tema que elegiste (claro, oscuro o el del sistema) si tu navegador funciona sin JavaScript. Dura {{time}}.",
			"ui-theme": "Entrada en el almacenamiento del navegador. Hace lo mismo cuando hay JavaScript. Se queda hasta que la borres; no se nos envía.",
			"pages-1":
				"Copias de la agenda y de las páginas de sesiones, ponentes, talleres y sede, para que puedas leerlas sin conexión. Se guardan cuando abres una de ellas, salvo que tu navegador esté en modo de ahorro de datos. Se quedan hasta que las borres y no se nos envían.",
			"tickets-1":
				"Los boletos que guardaste en este dispositivo para abrirlos sin conexión. Se guardan cuando presionas el botón de un boleto; cada uno se queda hasta que lo quites ahí o lo borres, y no se nos envía.",
			"my-agenda":
				"Entrada en el almacenamiento del navegador. Contiene las sesiones que marcaste para tu propia agenda. Se queda hasta que la borres; solo se nos envía cuando abres esa agenda, y no guardamos nada de ella.",
			positions:
				"Entrada en el almacenamiento de la pestaña. Recuerda hasta dónde bajaste en cada página, para que Atrás te lleve ahí. Se borra al cerrar la pestaña; no se nos envía.",
			"order-form":
				"Entrada en el almacenamiento de la pestaña. Contiene lo que escribiste en el formulario de compra, para que siga ahí al recargar la página o cambiar de idioma. Se borra cuando haces el pedido o cierras la pestaña; solo se nos envía para llenar el formulario, y no lo guardamos.",
			ordered:
				"Cookie. Se crea cuando compras boletos, para que el sitio te avise antes de que hagas el mismo pedido dos veces. Contiene un número aleatorio. Dura {{time}}.",
			toast:
				"Cookie para el equipo organizador. Indica el aviso que muestra la página siguiente, como “Guardado”. Se borra con esa página, o después de {{time}} como máximo.",
			session:
				"Cookie para el equipo organizador. Mantiene abierta la sesión; contiene un valor aleatorio y nada más. Se borra al cerrar el navegador y deja de servir después de {{time}}.",
			"sign-in":
				"Cookie para quienes organizan y usan la verificación en dos pasos. Indica que la contraseña fue correcta mientras se escribe el código. Dura {{time}} como máximo.",
			device:
				"Cookie para el equipo organizador. Indica que ya inició sesión aquí, para que los intentos de adivinar la contraseña desde otros dispositivos no bloqueen el acceso. Su nombre termina en ocho letras propias de la cuenta; no da acceso a nada. Dura {{time}}.",
		},
		closing: "Quien no inicia sesión nunca recibe las cookies para el equipo organizador.",
	},
};
