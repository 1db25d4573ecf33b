/** Characters. */
export const ROOM_LIMITS = { name: 80, floor: 60 };
