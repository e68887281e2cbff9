/** Everything that shows modules and processes. */
export const MUESTRAN_MODULOS = ['modulos', 'procesos', 'proceso', 'mapa', 'documentos'] as const
