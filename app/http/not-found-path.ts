/** Stands for all unknown addresses, whose pages differ by language alone. */
export const NOT_FOUND_PATH = "/404";
