import { both, line, shape } from "./svg.ts";
import type { Tone } from "./tones.ts";

export type Beard = (tone: Tone) => string;

/** The mouth is drawn after the beard, so a lip of skin must stay free. */
const MUSTACHE = "M7 424 C-8 418 -34 428 -46 452 C-34 450 -16 446 7 441 C30 446 46 450 58 452 C48 428 22 418 7 424 Z";

export const fullBeard: Beard = ({ base, dark, light }) =>
	shape(
		"M-106 340 C-100 380 -92 404 -66 414 C-44 418 -30 412 7 416 C44 412 56 418 76 412 C98 402 102 380 106 340 C116 400 112 470 84 520 C60 560 24 572 2 570 C-26 572 -64 556 -86 518 C-112 470 -116 400 -106 340 Z",
		base,
	) +
	shape(MUSTACHE, dark, 'opacity="0.55"') +
	both(line("M-88 430 C-86 470 -72 506 -52 530", light, 5, 0.4) + line("M-62 476 C-56 506 -44 530 -28 548", light, 4.5, 0.35)) +
	line("M-16 486 C-14 514 -8 536 0 552 M22 484 C20 510 16 532 12 548", dark, 4, 0.4);

export const shortBeard: Beard = ({ base, dark, light }) =>
	shape(
		"M-105 338 C-98 380 -94 410 -66 424 C-46 428 -26 414 7 419 C40 414 58 428 76 422 C98 406 100 380 105 338 C110 390 104 440 86 476 C68 506 36 516 2 516 C-34 516 -68 504 -86 474 C-104 440 -110 390 -105 338 Z",
		base,
	) +
	shape(MUSTACHE, dark, 'opacity="0.5"') +
	both(line("M-88 432 C-82 460 -68 482 -50 494", light, 4.5, 0.32)) +
	line("M-14 478 C-12 490 -8 498 -2 504 M22 478 C20 490 18 496 14 504", dark, 3.5, 0.35);

export const stubble: Beard = ({ base }) =>
	shape(
		"M-103 350 C-96 392 -88 416 -64 428 C-44 432 -26 418 7 420 C40 418 58 432 76 426 C96 412 98 390 103 350 C106 396 100 440 82 472 C64 500 30 503 2 503 C-34 503 -64 498 -84 468 C-100 440 -106 396 -103 350 Z",
		base,
		'opacity="0.17" clip-path="url(#face)"',
	);

export const goatee: Beard = ({ base, dark, light }) =>
	shape("M7 422 C-14 416 -42 428 -45 454 C-47 482 -36 509 4 514 C48 509 61 482 59 454 C56 428 28 416 7 422 Z", base) +
	shape(MUSTACHE, dark, 'opacity="0.5"') +
	line("M-20 488 C-12 500 -4 504 4 505", light, 4, 0.5);

export const mustache: Beard = ({ base, light }) =>
	shape("M7 418 C-10 410 -40 424 -56 456 C-34 458 -14 449 7 441 C28 449 50 458 70 456 C54 424 26 410 7 418 Z", base) +
	both(line("M-40 446 C-34 436 -24 430 -12 428", light, 3, 0.45));
