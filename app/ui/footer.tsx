import type { ReactNode } from "react";
import logo from "/images/logo.svg";
import { LanguageLinks } from "./language-links.tsx";
import { Link } from "./link.tsx";
import { furtherLinks } from "./navigation.ts";
import { useSite } from "./site.ts";
import { SocialIcon } from "./social-icon.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function Footer({ newsletter }: { newsletter: ReactNode }) {
	const { text, event, hasOrders, path } = useSite();
	const { footer, header } = text;
	const links = [
		{ to: "/about", label: header.aboutSummit },
		{ to: "/agenda", label: header.agenda },
		{ to: "/speakers", label: header.speakers },
		{ to: "/workshops", label: header.workshops },
		{ to: "/news", label: header.news },
		...furtherLinks(text, hasOrders),
	];
	const legal = [
		{ to: "/terms", label: footer.terms },
		{ to: "/privacy", label: footer.privacy },
		{ to: "/cookies", label: footer.cookies },
		{ to: "/api", label: footer.openData },
	];
	return (
		<footer className="on-night no-print">
			<div className="page footer-parts">
				<div>
					<p className="brand">
						<img src={logo} alt="" width={36} height={28} loading="lazy" />
						{event.name}
					</p>
					<p className="mt-3 max-w-xs text-snow-2">{footer.about}</p>
				</div>
				<nav aria-label={footer.quickLinks}>
					<h2 className="footer-title">{footer.quickLinks}</h2>
					<ul className="mt-2 columns-2 gap-x-6">
						{links.map(({ to, label }) => (
							<li key={to} className="break-inside-avoid">
								<Link to={path(to)} className="footer-link">
									{label}
								</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className="footer-title max-md:sr-only">{footer.contact}</h2>
					<address className="text-snow-2 not-italic md:mt-2">
						{event.address && <p className="mb-1">{event.address}</p>}
						{event.email ? (
							<p>
								<a className="footer-link" href={`mailto:${event.email}`}>
									{event.email.split("@")[0]}
									<wbr />
									{`@${event.email.split("@")[1]}`}
								</a>
							</p>
						) : (
							<p>
								<Link className="footer-link" to={path("/contact")}>
									{footer.contactUs}
								</Link>
							</p>
						)}
						{event.phone && (
							<p>
								<a className="footer-link" href={`tel:${event.phone.replace(/[^+\d]/g, "")}`}>
									{event.phone}
								</a>
							</p>
						)}
					</address>
					{event.socialLinks.length > 0 && <h2 className="sr-only">{footer.follow}</h2>}
					<ul className="-mb-2.5 -ml-3 flex flex-wrap">
						{event.socialLinks.map(({ network, url }) => (
							<li key={network}>
								<a href={url} rel="noopener" aria-label={network} className="icon-button text-snow-2 hover:text-snow">
									<SocialIcon network={network} />
								</a>
							</li>
						))}
					</ul>
				</div>
				<div>
					<h2 className="footer-title">{text.newsletter.title}</h2>
					<p className="mt-2 mb-3 text-snow-2">{text.newsletter.lead}</p>
					{newsletter}
				</div>
			</div>
			<div className="border-t border-night-line">
				<div className="page footer-end">
					<p>{`© ${event.copyright} ${event.name}. ${footer.rights}`}</p>
					<ul className="flex flex-wrap gap-x-4">
						{legal.map(({ to, label }) => (
							<li key={to}>
								<Link to={path(to)} className="footer-link">
									{label}
								</Link>
							</li>
						))}
					</ul>
					<div className="-mx-2 flex items-center max-lg:hidden">
						<LanguageLinks />
						<ThemeChoice />
					</div>
				</div>
			</div>
		</footer>
	);
}
