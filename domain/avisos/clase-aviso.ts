/** What a notice is about; the inbox shows each with its own icon and lets each be chosen. */
export const CLASES_AVISO = [
  'ventana',
  'borrador',
  'movimiento',
  'caso',
  'documento',
  'cuenta',
  'autorizacion',
  'pago',
  'trabajo',
  'carga',
] as const
export type ClaseAviso = (typeof CLASES_AVISO)[number]

/** How each class is named on screen and in the mail. */
export const NOMBRE_CLASE_AVISO: Readonly<Record<ClaseAviso, string>> = {
  ventana: 'Ventana de captura',
  borrador: 'Borrador',
  movimiento: 'Movimiento',
  caso: 'Caso',
  documento: 'Documento',
  cuenta: 'Tu cuenta',
  autorizacion: 'Por autorizar',
  pago: 'Pago por identificar',
  trabajo: 'Trabajo en segundo plano',
  carga: 'Carga de archivo',
}

export function isClaseAviso(text: string): text is ClaseAviso {
  return (CLASES_AVISO as readonly string[]).includes(text)
}
