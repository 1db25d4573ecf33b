import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, of which React warns on the server. */
export const useDrawnEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
