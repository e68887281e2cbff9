import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { dejarDeContar } from '#api/cargas/vigencia-carga.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/** Ids of the people that a load registered. */
const SUYAS = 'SELECT h.afiliado_id FROM historia_afiliado h WHERE h.carga_id = $1'

/** Ids of the movements that a load wrote. */
const SUS_MOVIMIENTOS =
  'SELECT h.movimiento_id FROM historia_afiliado h WHERE h.carga_id = $1 AND h.movimiento_id IS NOT NULL'

/** What is built on a person, each with how it is counted (`$1`: the load), in the order in which people read it. */
interface Construido {
  readonly tabla: string
  /** SQL condition on the table, of rows that the load itself did not write. */
  readonly condicion: string
  readonly cuenta: readonly [uno: string, varios: string]
}

const deLaPersona = (tabla: string, uno: string, varios: string): Construido => ({
  ...{ tabla, cuenta: [uno, varios] },
  condicion: `afiliado_id IN (${SUYAS})`,
})

/** Every table that names a person: the one list of what keeps a padrón from being undone. A test compares it with the schema. */
export const NOMBRAN_PERSONA: readonly Construido[] = [
  {
    tabla: 'movimientos',
    condicion: `afiliado_id IN (${SUYAS}) AND id NOT IN (${SUS_MOVIMIENTOS})`,
    cuenta: ['movimiento', 'movimientos'],
  },
  {
    tabla: 'historia_afiliado',
    condicion: `afiliado_id IN (${SUYAS}) AND (carga_id IS NULL OR carga_id <> $1)`,
    cuenta: ['cambio en su historia', 'cambios en su historia'],
  },
  {
    tabla: 'afiliado_org',
    // The load writes one link for each person.
    condicion: `afiliado_id IN (${SUYAS}) AND id > (SELECT MIN(o.id) FROM afiliado_org o WHERE o.afiliado_id = afiliado_org.afiliado_id)`,
    cuenta: ['cambio de puesto', 'cambios de puesto'],
  },
  deLaPersona('cierre_personas', 'renglón de un cierre', 'renglones de cierres'),
  deLaPersona('aportaciones', 'aportación', 'aportaciones'),
  deLaPersona('prestamos', 'préstamo', 'préstamos'),
  deLaPersona('retenciones', 'orden de retención', 'órdenes de retención'),
  deLaPersona('cobros', 'cobro personal', 'cobros personales'),
  deLaPersona('saldos_favor', 'saldo a favor', 'saldos a favor'),
  deLaPersona('cargos', 'línea de pago', 'líneas de pago'),
  deLaPersona('cair_tramites', 'trámite del CAIR', 'trámites del CAIR'),
  deLaPersona('cair_asientos', 'asiento del CAIR', 'asientos del CAIR'),
  deLaPersona('cair_elecciones', 'elección del CAIR', 'elecciones del CAIR'),
  deLaPersona('extemporaneas', 'aportación extemporánea', 'aportaciones extemporáneas'),
  deLaPersona('expediente', 'papel del expediente', 'papeles del expediente'),
  deLaPersona('identificaciones', 'identificación', 'identificaciones'),
  deLaPersona('correcciones_lectura', 'corrección de lectura', 'correcciones de lectura'),
  deLaPersona('borradores', 'borrador', 'borradores'),
  deLaPersona('casos', 'caso', 'casos'),
  deLaPersona('tramites_reorganizados', 'trámite reorganizado', 'trámites reorganizados'),
  deLaPersona('nomina_pagos', 'renglón de nómina', 'renglones de nómina'),
  deLaPersona('nomina_excedentes', 'descuento de más', 'descuentos de más'),
  deLaPersona('nomina_ausentes', 'ausente de una nómina', 'ausentes de una nómina'),
  deLaPersona('carga_conciliacion', 'diferencia de una nómina', 'diferencias de una nómina'),
  deLaPersona('carga_cercanas', 'respuesta sobre quién es', 'respuestas sobre quién es'),
  deLaPersona('carga_movimientos', 'movimiento por archivo', 'movimientos por archivo'),
  deLaPersona('carga_retenciones', 'respuesta de retención', 'respuestas de retención'),
  {
    ...deLaPersona('carga_renglones', 'renglón de otra carga', 'renglones de otras cargas'),
    condicion: `afiliado_id IN (${SUYAS}) AND carga_id <> $1`,
  },
]

/** Throws 409 `construido` with what was built on the people of an applied load. */
export async function assertSinConstruirPadron({ id }: CargaRow): Promise<void> {
  const columnas = NOMBRAN_PERSONA.map(
    ({ tabla, condicion }, i) => `(SELECT COUNT(*) FROM ${tabla} WHERE ${condicion}) AS c${i}`,
  )
  const row = await selectRow<Record<string, number>>(`SELECT ${columnas.join(', ')}`, [id])
  const hay = NOMBRAN_PERSONA.flatMap(({ cuenta }, i) => {
    const n = row?.[`c${i}`] ?? 0
    return n === 0 ? [] : [cuentaTexto(n, ...cuenta)]
  })
  if (hay.length === 0) return
  throw conflict(
    'construido',
    `No se puede deshacer: sus personas ya tienen ${new Intl.ListFormat('es-MX').format(hay)}.`,
  )
}

/** People of one statement. */
const PARTE = 1_000

/** What the load wrote of each person, in an order that no row names what went before it. */
const ESCRITO = ['historia_afiliado', 'movimientos', 'afiliado_org'] as const

/** Takes back the people of a load with all that it wrote of them, in the caller's transaction. Nothing else names them (`assertSinConstruirPadron`). */
export async function retirarPadron(carga: CargaRow): Promise<void> {
  const { id } = carga
  const suyas = await selectRows<{ id: number }>(`SELECT DISTINCT x.afiliado_id AS id FROM (${SUYAS}) x`, [id])
  for (let start = 0; start < suyas.length; start += PARTE) {
    const ids = suyas.slice(start, start + PARTE).map((row) => row.id)
    const [renglones, personas] = [new Binds(), new Binds()]
    await execute(
      `UPDATE carga_renglones SET afiliado_id = NULL WHERE carga_id = ${renglones.add(id)} AND afiliado_id IN (${renglones.addNumbers(ids)})`,
      renglones.values,
    )
    const lista = personas.addNumbers(ids)
    for (const tabla of ESCRITO) await execute(`DELETE FROM ${tabla} WHERE afiliado_id IN (${lista})`, personas.values)
    await execute(`DELETE FROM afiliados WHERE id IN (${lista})`, personas.values)
  }
  await dejarDeContar(carga)
}
