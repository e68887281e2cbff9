import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { porcentajeTexto, type AumentoPanel, type RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { AUMENTO_SQL, type AumentoRow } from './aumento-row.ts'
import { AUMENTO_QUINCENAS } from './montos-aumento.ts'

/** Rises that the list shows: some a year. */
const MAX = 200

/** Every rise, the newest first, with what may be done to each by who asks. */
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
  const nombres = new Map(
    (await selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM usuarios')).map((row) => [
      row.id,
      row.nombre,
    ]),
  )
  const suyas = new Set(await cuentasPara(actor, 'aumentos.aprobar'))
  const aumentos: AumentoPanel[] = []
  for (const { desde, porcentaje, propuestoPor, resueltoPor, ...row } of rows) {
    const hecho = hechos.find(({ id }) => id === row.id)
    const isOwn = row.estado === 'propuesto' && (await cuentasDe([propuestoPor])).some((id) => suyas.has(id))
    aumentos.push({
      ...row,
      porcentajeTexto: porcentaje === null ? 'Por monto' : porcentajeTexto(porcentaje),
      desdeTexto: quincenaChip(desde),
      categorias: categorias.filter(({ id }) => id === row.id).map(({ clave }) => clave),
      propuesto: propuestoPor === null ? 'Sistema' : (nombres.get(propuestoPor) ?? ''),
      resuelto: resueltoPor === null ? '' : (nombres.get(resueltoPor) ?? ''),
      personas: hecho?.personas ?? 0,
      entidades: hecho?.entidades ?? 0,
      actions: row.estado === 'propuesto' ? accionesDe(actor, isOwn) : [],
    })
  }
  const actual = quincenaOf(today())
  const { atras, adelante } = AUMENTO_QUINCENAS
  const quincenas = Array.from({ length: atras + adelante + 1 }, (_, i) => actual - atras + i)
  return {
    aumentos,
    quincenas: quincenas.map((ordinal) => ({ codigo: quincenaCode(ordinal), texto: quincenaChip(ordinal) })),
    actual: quincenaCode(actual),
  }
}

function accionesDe(actor: Actor, isOwn: boolean): AumentoPanel['actions'] {
  return !isOwn && can(actor, 'aumentos.aprobar') ? ['aprobar', 'retirar'] : ['retirar']
}
