/** Stands for all unknown addresses, whose pages differ by language alone. */
export const NOWHERE = "/404";
