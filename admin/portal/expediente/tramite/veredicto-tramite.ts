import {
  clavesContraPapeles,
  veredictoExpediente,
  type ClaveDistinta,
  type LugarVeredicto,
  type Veredicto,
} from '#domain/afiliacion/cotejo/veredicto.ts'
import { COTEJO_ID, bloqueos, MEZCLA_ID, PADRON_ID, parecidos } from '#admin/portal/expediente/paso/step-checks.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import { tecleado } from '#admin/portal/expediente/borrador/tecleado.ts'
import { countUnread, openPaths, pendingPaths } from '#admin/portal/expediente/paso/unsure-count.ts'
import type { Tramite } from './tramite-context.ts'

type Known = Pick<Tramite, 'model' | 'captura' | 'kept' | 'padron' | 'previsto' | 'reglas'>

/** The one verdict of the procedure under way. */
export function veredictoDe(tramite: Known): Veredicto {
  const { model, captura, padron, previsto, reglas } = tramite
  return veredictoExpediente({
    papeles: model.papeles,
    seguros: model.seguros,
    mezclados: model.mezclados.length > 0,
    escrito: tecleado(captura, model.valores),
    faltan: reglas.exigePapeles ? model.faltan.length : 0,
    porConfirmar: pendingPaths(model).length,
    sinLeer: countUnread(tramite),
    avisos: model.avisos,
    padron: {
      bloqueos: bloqueos(padron).length,
      parecidos: captura.parecidosVistos ? 0 : parecidos(padron).length,
    },
    hoy: previsto?.hoy,
  })
}

/** Keys that were written otherwise than their papers say. */
export function clavesDudosas({ model, captura }: Pick<Tramite, 'model' | 'captura'>): ClaveDistinta[] {
  const escrito = tecleado(captura, model.valores)
  return clavesContraPapeles({ papeles: model.papeles, seguros: model.seguros, escrito })
}

/** The step and the id where a thing to be looked at stands. */
export function lugarDe(
  lugar: LugarVeredicto,
  tramite: Pick<Tramite, 'model' | 'captura' | 'kept'>,
): { paso: 1 | 2; id: string } {
  if (lugar === 'datos')
    return { paso: 2, id: fieldId(openPaths(tramite)[0] ?? tramite.model.avisos[0]?.path ?? 'nombres') }
  return { paso: 1, id: { mezcla: MEZCLA_ID, padron: PADRON_ID, cotejo: COTEJO_ID }[lugar] }
}
