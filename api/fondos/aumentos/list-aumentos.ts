import type { Actor } from '#domain/acceso/actor.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { quincenaChip, quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { porcentajeTexto, type RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { PROPUESTA_FROM, PROPUESTA_SELECT, type PropuestaRow } from '#api/autorizaciones/propuesta-row.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { AUMENTO_SQL, type AumentoRow } from './aumento-row.ts'
import { AUMENTO_QUINCENAS } from './montos-aumento.ts'

/** Rises that the list shows: some a year. */
const MAX = 200

/** Returns authorised and pending rises, newest first. Throws 403. */
export async function listAumentos(actor: Actor): Promise<RespuestaAumentos> {
  authorizeInstituto(actor, 'aumentos.proponer')
  const rows = await selectRows<AumentoRow>(`${AUMENTO_SQL} ORDER BY au.id DESC LIMIT ${MAX}`)
  const categorias = await selectRows<{ id: number; clave: string }>(
    `SELECT ac.aumento_id AS id, c.clave FROM aumento_categorias ac JOIN categorias c ON c.id = ac.categoria_id ORDER BY c.orden, c.id`,
  )
  const hechos = await selectRows<{ id: number; personas: number; entidades: number }>(
    `SELECT aumento_id AS id, CAST(SUM(personas) AS INTEGER) AS personas, COUNT(*) AS entidades FROM aumento_entidades
     GROUP BY aumento_id`,
  )
  const propuestos = await selectRows<PropuestaRow>(
    `SELECT ${PROPUESTA_SELECT} ${PROPUESTA_FROM} WHERE p.accion = 'aumento.dar' AND p.estado = 'pendiente' ORDER BY p.id DESC`,
  )
  const actual = quincenaOf(today())
  const { atras, adelante } = AUMENTO_QUINCENAS
  const quincenas = Array.from({ length: atras + adelante + 1 }, (_, i) => actual - atras + i)
  return {
    aumentos: rows.map(({ id, motivo, porcentaje, desde, propuso, autorizo, propuesta }) => {
      const hecho = hechos.find((one) => one.id === id)
      return {
        id,
        motivo,
        porcentajeTexto: porcentajeTexto(porcentaje),
        desdeTexto: quincenaChip(desde),
        categorias: categorias.filter((one) => one.id === id).map(({ clave }) => clave),
        propuso: propuso ?? 'Sistema',
        autorizo: autorizo ?? '',
        propuesta,
        personas: hecho?.personas ?? 0,
        entidades: hecho?.entidades ?? 0,
      }
    }),
    propuestos: propuestos.map(({ id, sujeto, propuso }) => ({
      id,
      folio: folioPropuesta(id),
      sujeto,
      propuso: propuso ?? 'Sistema',
    })),
    quincenas: quincenas.map((ordinal) => ({ codigo: quincenaCode(ordinal), texto: quincenaChip(ordinal) })),
    actual: quincenaCode(actual),
  }
}
