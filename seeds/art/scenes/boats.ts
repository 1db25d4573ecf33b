import { mix, shape, stroke } from "../shapes/svg.ts";

export const sailingBoat = (size: number, sail: string, hull: string) =>
	shape(`M0 ${-size * 0.12}L${size * 0.02} ${-size}Q${size * 0.42} ${-size * 0.45} ${size * 0.46} ${-size * 0.16}Z`, sail) +
	shape(
		`M${-size * 0.03} ${-size * 0.14}L${-size * 0.02} ${-size * 0.86}Q${-size * 0.26} ${-size * 0.4} ${-size * 0.3} ${-size * 0.16}Z`,
		mix(sail, "#6fa3ad", 0.3),
	) +
	stroke(`M0 ${-size}V0`, "#5a3a2c", size * 0.016) +
	shape(`M${-size * 0.36} ${-size * 0.11}H${size * 0.5}Q${size * 0.44} 0 ${size * 0.34} 0H${-size * 0.24}Z`, hull);
