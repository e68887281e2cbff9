import { LLAMADAS_EXCEDENTES } from '#domain/fondos/llamadas-excedentes.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { servir } from '#api/http/servir.ts'
import { DECIDIR_EXCEDENTE } from './accion-excedente.ts'
import { excedentesPorEntidad } from './excedentes-por-entidad.ts'
import { EXPORTE_EXCEDENTES } from './exporte-excedentes.ts'
import { listExcedentes } from './list-excedentes.ts'

/** What payrolls deducted beyond what was due. */
export const excedentesRoutes = servir('fondos', LLAMADAS_EXCEDENTES, {
  excedentes: { list: listExcedentes, export: EXPORTE_EXCEDENTES },
  'GET /api/excedentes/entidades': excedentesPorEntidad,
  'POST /api/excedentes/:id/decision': (actor, decision) => proponer(actor, DECIDIR_EXCEDENTE, decision),
})
