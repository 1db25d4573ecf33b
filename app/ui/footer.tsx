import type { ReactNode } from "react";
import logo from "/images/logo.svg";
import { LanguageLinks } from "./language-links.tsx";
import { Link } from "./link.tsx";
import { useSite } from "./site.ts";
import { SocialIcon } from "./social-icon.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function Footer({ newsletter }: { newsletter: ReactNode }) {
	const { text, event, hasOrders, path } = useSite();
	const { footer, header } = text;
	const links = [
		{ to: "/about", label: header.aboutSummit },
		{ to: "/agenda", label: header.agenda },
		{ to: "/my-agenda", label: footer.myAgenda },
		{ to: "/speakers", label: header.speakers },
		{ to: "/workshops", label: header.workshops },
		{ to: "/news", label: header.news },
		{ to: "/venue", label: footer.venue },
		{ to: "/practical", label: footer.practical },
		{ to: "/partners", label: footer.partners },
		...(hasOrders ? [{ to: "/orders", label: footer.findOrder }] : []),
		{ to: "/contact", label: footer.contactUs },
	];
	const legal = [
		{ to: "/terms", label: footer.terms },
		{ to: "/privacy", label: footer.privacy },
		{ to: "/cookies", label: footer.cookies },
		{ to: "/api", label: footer.openData },
	];
	return (
		<footer className="on-night no-print">
			<div className="page grid grid-cols-1 gap-x-10 gap-y-12 py-16 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.4fr]">
				<div>
					<p className="flex items-center gap-2.5 font-display text-[1.0625rem] font-bold tracking-[-0.02em]">
						<img src={logo} alt="" width={36} height={28} loading="lazy" />
						{event.name}
					</p>
					<p className="mt-4 max-w-xs text-snow-2">{footer.about}</p>
				</div>
				<nav aria-label={footer.quickLinks}>
					<h2 className="subheading">{footer.quickLinks}</h2>
					<ul className="mt-3">
						{links.map(({ to, label }) => (
							<li key={to}>
								<Link to={path(to)} className="inline-block py-1 text-snow-2 hover:text-snow hover:underline">
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className="subheading">{footer.contact}</h2>
					<address className="mt-3 space-y-2 text-snow-2 not-italic">
						{event.address && <p>{event.address}</p>}
						<p>
							{event.email ? (
								<a className="inline-block py-1 hover:text-snow hover:underline" href={`mailto:${event.email}`}>
									{event.email.split("@")[0]}
									<wbr />
									{`@${event.email.split("@")[1]}`}
								</a>
							) : (
								<Link className="inline-block py-1 hover:text-snow hover:underline" to={path("/contact")}>
									{footer.contactUs}
								</Link>
							)}
							{event.phone && (
								<>
									<br />
									<a className="inline-block py-1 hover:text-snow hover:underline" href={`tel:${event.phone.replace(/[^+\d]/g, "")}`}>
										{event.phone}
									</a>
								</>
							)}
						</p>
					</address>
					{event.socialLinks.length > 0 && <h2 className="sr-only">{footer.follow}</h2>}
					<ul className="mt-4 -ml-2.5 flex flex-wrap gap-1">
						{event.socialLinks.map(({ network, url }) => (
							<li key={network}>
								<a
									href={url}
									rel="noopener"
									aria-label={network}
									className="inline-flex size-11 items-center justify-center rounded-lg text-snow-2 hover:text-snow"
								>
									<SocialIcon network={network} />
								</a>
							</li>
						))}
					</ul>
				</div>
				<div>
					<h2 className="subheading">{text.newsletter.title}</h2>
					<p className="mt-3 mb-4 text-snow-2">{text.newsletter.lead}</p>
					{newsletter}
				</div>
			</div>
			<div className="border-t border-night-line">
				<div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-small text-snow-2">
					<p>{`© ${event.copyright} ${event.name}. ${footer.rights}`}</p>
					<ul className="flex flex-wrap gap-x-5">
						{legal.map(({ to, label }) => (
							<li key={to}>
								<Link to={path(to)} className="inline-block py-2 hover:text-snow hover:underline">
									{label}
								</Link>
							</li>
						))}
					</ul>
					<div className="-ml-2 flex flex-wrap items-center gap-x-4">
						<LanguageLinks />
						<ThemeChoice />
					</div>
				</div>
			</div>
		</footer>
	);
}
