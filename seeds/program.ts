import { agenda as agendaOfDay1 } from "./day-1/agenda.ts";
import { workshops as workshopsOfDay1 } from "./day-1/workshops.ts";
import { agenda as agendaOfDay2 } from "./day-2/agenda.ts";
import { workshops as workshopsOfDay2 } from "./day-2/workshops.ts";

export const sessions = [...agendaOfDay1, ...agendaOfDay2];
export const workshops = [...workshopsOfDay1, ...workshopsOfDay2];
