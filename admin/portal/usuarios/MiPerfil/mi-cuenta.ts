/** Key of one's own account among what the screens have asked for, and of its sessions. */
export const MI_CUENTA = ['mi-cuenta'] as const
export const MIS_SESIONES = ['mi-cuenta', 'sesiones'] as const
export const MIS_DELEGACIONES = ['mi-cuenta', 'delegaciones'] as const
