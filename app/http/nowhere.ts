/** Stands for every address at which there is nothing: such pages differ by their language alone. Without language. */
export const NOWHERE = "/404";
