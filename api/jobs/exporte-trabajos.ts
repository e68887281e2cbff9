import { duracionTrabajo } from '#domain/acceso/duracion-trabajo.ts'
import { estadoTrabajoTexto, type TrabajoPanel } from '#domain/acceso/trabajo.ts'
import { avanceTrabajo } from '#domain/calendario/avance-trabajo.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The jobs as a file. */
export const EXPORTE_TRABAJOS: ExporteLista<TrabajoPanel> = {
  hoja: 'Trabajos',
  archivo: 'trabajos',
  cuenta: ['trabajo', 'trabajos'],
  columnas: [
    { clave: 'titulo', titulo: 'Trabajo', valor: ({ titulo }) => titulo },
    { clave: 'estado', titulo: 'Estado', valor: estadoTrabajoTexto },
    { clave: 'avance', titulo: 'Avance', valor: avanceTrabajo },
    { clave: 'usuario', titulo: 'Lo pidió', valor: ({ programado, usuario }) => (programado ? 'Su horario' : usuario) },
    { clave: 'creado', titulo: 'Se pidió', valor: ({ creadoAt }) => fechaHoraEnMexico(creadoAt) },
    { clave: 'duracion', titulo: 'Duración', valor: (trabajo) => duracionTrabajo(trabajo, Date.now()) },
    { clave: 'intentos', titulo: 'Intentos', valor: ({ intentos }) => intentos },
    {
      clave: 'terminado',
      titulo: 'Terminó',
      valor: ({ terminadoAt }) => (terminadoAt === null ? '' : fechaHoraEnMexico(terminadoAt)),
    },
  ],
}
