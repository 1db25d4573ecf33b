import { type ChangeEvent, useEffect, useRef } from "react";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { LocalText } from "#app/i18n/translated.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { HIGH_PRIORITY, pictureOf } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import wide from "/images/hero-1920.webp";
import tall from "/images/hero-tall-828.webp";
import filmMp4 from "/video/hero.mp4";
import filmWebm from "/video/hero.webm";
import type { loadPartnersSection } from "./partners.server.ts";

const WIDE_GROUND = pictureOf(wide);
const TALL_GROUND = pictureOf(tall);
const WIDE = "(min-width: 768px)";
/** As many as a wide screen has room for in one row. */
const MAX_MARKS = 7;
const MOVING = `${WIDE} and (prefers-reduced-motion: no-preference)`;

interface HeroProps {
	text: Texts["home"]["hero"];
	tagline: LocalText;
	daysToGo?: string;
	filmUrl?: string;
	partners: Awaited<ReturnType<typeof loadPartnersSection>>;
}

/** Below 768 px and with reduced motion, a picture replaces the video. */
export function Hero({ text, tagline, daysToGo, filmUrl, partners }: HeroProps) {
	const { event, path } = useSite();
	const marks = partners.types.flatMap(({ partners }) => partners).filter(({ logo }) => logo);
	const video = useRef<HTMLVideoElement>(null);
	const pause = useRef<HTMLInputElement>(null);
	// Applies a choice made before scripts ran. A browser may also refuse to play; then the box shows the video as paused.
	useEffect(() => {
		if (pause.current?.checked) video.current?.pause();
		else if (video.current?.paused) playOrShowPaused(video.current, pause.current);
	}, []);
	const changePause = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		if (currentTarget.checked) video.current?.pause();
		else playOrShowPaused(video.current, currentTarget);
	};
	return (
		<section className="on-night flex min-h-[min(100svh,64rem)] flex-col">
			<div className="hero-stage">
				<div className="hero-ground">
					<picture>
						<source media={WIDE} type="image/avif" srcSet={`${WIDE_GROUND}-1280.avif 1280w, ${WIDE_GROUND}-1920.avif 1920w`} sizes="100vw" />
						<source media={WIDE} type="image/webp" srcSet={`${WIDE_GROUND}-1280.webp 1280w, ${WIDE_GROUND}-1920.webp 1920w`} sizes="100vw" />
						<source type="image/avif" srcSet={`${TALL_GROUND}-480.avif 480w, ${TALL_GROUND}-828.avif 828w`} sizes="100vw" />
						<img src={`${TALL_GROUND}-828.webp`} alt="" {...HIGH_PRIORITY} className="hero-still" />
					</picture>
					<video ref={video} autoPlay muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} className="hero-video">
						<source media={MOVING} src={filmWebm} type='video/webm; codecs="vp9"' />
						<source media={MOVING} src={filmMp4} type='video/mp4; codecs="avc1.640033"' />
					</video>
				</div>
				<div className="page hero-text">
					<h1 className="hero-title">
						{text.titleStart} <span className="text-aurora">{text.titleAccent}</span> <br />
						{text.titleEnd}
					</h1>
					<p className="mt-6 max-w-xl text-subheading leading-snug">
						<Text of={tagline} />
					</p>
					<ul className="mt-6 flex flex-wrap gap-2.5 text-small font-medium">
						<li className="hero-badge">{event.dates}</li>
						{event.place && <li className="hero-badge">{event.place}</li>}
						{daysToGo && <li className="rounded-full bg-aurora px-4 py-1.5 font-semibold text-night">{daysToGo}</li>}
					</ul>
					<div className="mt-8 flex flex-wrap gap-3">
						<BuyLink>{text.buy}</BuyLink>
						<ButtonLink look="outlineOnNight" to={path("/agenda")}>
							{text.toAgenda}
						</ButtonLink>
						{filmUrl && (
							<a href={filmUrl} rel="noopener" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-[0.2em]">
								{text.toFilm}
							</a>
						)}
					</div>
				</div>
				{/* biome-ignore lint/a11y/useValidAnchor: a script only changes how it scrolls */}
				<a href="#about" onClick={scrollSmoothly} className="no-print hero-scroll">
					{text.scroll}
					<svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
						<path d="M6 1v9M2 6.500l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
					</svg>
				</a>
				<label className="hero-pause">
					<input ref={pause} type="checkbox" autoComplete="off" className="hero-pause-box appearance-none" onChange={changePause} />
					<span className="sr-only">{text.pauseVideo}</span>
					<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
						<path className="hero-pause-bars" d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" fill="currentColor" />
						<path className="hero-pause-arrow" d="M8 5v14l11-7z" fill="currentColor" />
					</svg>
				</label>
			</div>
			{marks.length > 0 && (
				<a href="#partners" aria-label={partners.text.label} className="hero-partners no-print">
					{marks.slice(0, MAX_MARKS).map(({ name, logo }) => (
						<img key={name} src={logo} alt="" height={80} />
					))}
				</a>
			)}
		</section>
	);
}

/** Lasts half a second: both the browser and the router scroll to the section. */
function scrollSmoothly(): void {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const { style } = document.documentElement;
	style.scrollBehavior = "smooth";
	setTimeout(() => {
		style.scrollBehavior = "";
	}, 500);
}

function playOrShowPaused(video: HTMLVideoElement | null, pause: HTMLInputElement | null): void {
	video?.play().catch(() => {
		if (pause) pause.checked = true;
	});
}
