import type { ExportePropio } from '#domain/acceso/exporte.ts'

/** An export that waits for its turn behind three others. */
export const EXPORTE_EN_ESPERA: ExportePropio = {
  id: 7,
  titulo: 'Exportación: Padrón',
  estado: 'espera',
  cancelando: false,
  antes: 3,
  hecho: 0,
  total: 0,
  resultado: '',
  nombre: '',
  creadoAt: '2026-11-20T15:00:00.000Z',
  venceAt: null,
  actions: ['cancelar'],
}
