import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import type { AccionTramite } from '#api/autorizaciones/accion.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { principalDe, type DiferenciaExtemporanea } from './calcular-extemporanea.ts'
import { cargarExtemporanea } from './cargar-extemporanea.ts'
import { findExtemporanea, type ExtemporaneaRow } from './extemporanea-row.ts'
import { assertExtemporanea } from './assert-extemporanea.ts'

interface DatosExtemporanea {
  readonly id: number
}

/**
 * A late contribution: two others authorise it (decision 10.7). It is computed at each authorisation; the second one writes the lines,
 * charges the entity and issues its line (decision 10.33). Throws 404, 422.
 */
export const RECONOCER_EXTEMPORANEA: AccionTramite<DatosExtemporanea> = {
  id: 'extemporanea.reconocer',
  revisar: async (actor, datos) => (await revisada(actor, datos)).resumen,
  aplicar: async (actor, datos) => {
    const { row, diferencia, resumen } = await revisada(actor, datos)
    const referencia = await cargarExtemporanea(actor, row, diferencia)
    const despues = { referencia, ...(row.reemplaza && { reemplaza: row.reemplaza }) }
    await logActo(actor, { acto: 'extemporanea.aprobar', objeto: 'extemporanea', objetoId: row.folio, despues })
    return { ...resumen, registro: row.id }
  },
  decidido: async ({ id }, estado) => {
    if (estado === 'solicitado' || estado === 'aprobado_una') await assertUnica(id)
    await execute('UPDATE extemporaneas SET estado = $1 WHERE id = $2', [estado, id])
  },
}

/**
 * Throws 409 with the folio of another one that is open, or that replaces the same one: a rejection cannot be undone beside it.
 */
async function assertUnica(id: number): Promise<void> {
  const otra = await selectRow<{ folio: string }>(
    `SELECT o.folio FROM extemporaneas e JOIN extemporaneas o ON o.id <> e.id
       AND ((o.afiliado_id = e.afiliado_id AND o.estado IN ('solicitado', 'aprobado_una'))
         OR (o.reemplaza_id = e.reemplaza_id AND o.estado <> 'rechazado'))
     WHERE e.id = $1 ORDER BY o.id LIMIT 1`,
    [id],
  )
  if (otra)
    throw conflict(
      'abierta',
      `Mientras tanto se pidió otra aportación extemporánea de esta persona, ${otra.folio}: ya no se puede deshacer.`,
    )
}

interface Revisada {
  readonly row: ExtemporaneaRow
  readonly diferencia: DiferenciaExtemporanea
  readonly resumen: ResumenPropuesta
}

async function revisada(actor: Actor, { id }: DatosExtemporanea): Promise<Revisada> {
  const row = await findExtemporanea(actor, id)
  // A reopening of one of the entity's quincenas waits, or is seen.
  await selectRows(`SELECT id FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado' ORDER BY id${FOR_UPDATE}`, [
    row.entidadId,
  ])
  const diferencia = await assertExtemporanea(await findAfiliadoInScope(actor, row.afiliadoId), row)
  return { row, diferencia, resumen: resumenDeExtemporanea(row, diferencia) }
}

type Pedida = Pick<
  ExtemporaneaRow,
  | 'folio'
  | 'clase'
  | 'entidad'
  | 'desde'
  | 'hasta'
  | 'sueldoCentavos'
  | 'nombres'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'reemplaza'
>

/** Summary of a late contribution for its authorisation: the charge without interest, and the reduction of the one it replaces. */
export function resumenDeExtemporanea(
  row: Pedida,
  { quincenas, reduceCentavos }: Pick<DiferenciaExtemporanea, 'quincenas' | 'reduceCentavos'>,
): ResumenPropuesta {
  const { folio, clase, entidad, desde, hasta, sueldoCentavos, reemplaza } = row
  const principalCentavos = principalDe(quincenas)
  return {
    sujeto: `${folio}, ${displayName(row, 'lista')}`,
    cambios: [
      { campo: 'Clase', antes: '', despues: CLASES_EXTEMPORANEA[clase].titulo },
      { campo: 'Entidad', antes: '', despues: entidad },
      { campo: 'Periodo', antes: '', despues: `${formatFecha(desde)} al ${formatFecha(hasta)}` },
      { campo: 'Sueldo mensual', antes: '', despues: formatPesos(sueldoCentavos) },
      { campo: 'Aportación, sin intereses', antes: '', despues: formatPesos(principalCentavos) },
      ...(reemplaza === null
        ? []
        : [
            { campo: 'Reemplaza a', antes: '', despues: reemplaza },
            { campo: 'Por acreditar en el siguiente cierre', antes: '', despues: formatPesos(reduceCentavos) },
          ]),
    ],
    importeCentavos: principalCentavos,
    enlace: rutaVista('extemporaneas'),
  }
}
