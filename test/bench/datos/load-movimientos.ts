import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { sinIndices } from '#test/bench/sin-indices.ts'

/** Of each five people one has an open movement; in turn it waits for the validator, the auxiliar, and twice for the jefe. */
const ABIERTO = 'a.interno % 5 = 0'

/** That a person of the padrón has no open movement. */
export const SIN_ABIERTO = 'interno % 5 <> 0'

const AT = '2026-11-03T16:00:00.000Z'
const LUGAR = 'nivel0_id, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos'

/** An update of a telephone, as its request keeps it. */
const DATOS = JSON.stringify({
  visibles: [{ campo: 'Teléfono', antes: '', despues: '4491234567' }],
  columnas: { telefono: '4491234567' },
  org: null,
  personales: ['telefono'],
  papeles: true,
})

const COLUMNAS =
  'folio, tipo_id, afiliado_id, quincena, fecha, aplicado, aplicado_at, aplicar, movimiento_fecha, validado_por, revisado_at, revisado_por, datos, tramite, solicitado_por, solicitado_at, turno_desde, lugar_nivel0, lugar_nivel1, lugar_nivel2'
/** What a trigger would put beside each. */
const LUGAR_DE_LA_PERSONA = 'a.nivel0_id, a.nivel1_id, a.nivel2_id'

/** Which stage an open one is in, by the person's number. */
const ETAPAS = [
  { letra: 'S', cuando: '(a.interno / 5) % 4 = 0', validado: false, revisado: false },
  { letra: 'V', cuando: '(a.interno / 5) % 4 = 1', validado: true, revisado: false },
  { letra: 'R', cuando: '(a.interno / 5) % 4 >= 2', validado: true, revisado: true },
] as const

/** A folio that calls take: a letter, two digits of the year and six of its own. */
const folioDe = (letra: string): string =>
  `'${letra}-' || CAST(20 + a.id / 900000 AS TEXT) || '-' || CAST(100000 + a.id % 900000 AS TEXT)`

interface Cargados {
  readonly movimientos: number
  readonly abiertos: number
}

/**
 * Three movements for each person of the bench's padrón: two applied with their entries of history, and a third that is
 * open for one in five. Gives how many there are, all and open.
 */
export async function loadMovimientos(): Promise<Cargados> {
  const cuentas = await cuentasDe(['ventanilla1', 'validador1', 'auxiliar'])
  const [desk, validador, auxiliar] = cuentas
  const applied = (k: number, where: string): string =>
    `INSERT INTO movimientos (${COLUMNAS})
     SELECT 'P-' || a.id || '-${k}', 2, a.id, 48600, '2025-0${k + 1}-15', ${SQL_TRUE}, '${AT}', ${SQL_TRUE}, '${AT}', ${validador},
       '${AT}', ${auxiliar}, '${DATOS}', 'actualizacion', ${desk}, '2025-0${k + 1}-10T16:00:00.000Z', '${AT}', ${LUGAR_DE_LA_PERSONA}
     FROM afiliados a WHERE a.interno >= 100000 AND ${where}`
  const openIn = ({ letra, cuando, validado, revisado }: (typeof ETAPAS)[number]): string =>
    `INSERT INTO movimientos (${COLUMNAS})
     SELECT ${folioDe(letra)}, 2, a.id, 48645, '2026-11-16', ${SQL_FALSE}, NULL, ${SQL_FALSE},
       ${validado ? `'${AT}', ${validador}` : 'NULL, NULL'}, ${revisado ? `'${AT}', ${auxiliar}` : 'NULL, NULL'},
       '${DATOS}', 'actualizacion', ${desk}, '2026-11-03T16:' || CAST(10 + a.interno % 50 AS TEXT) || ':00.000Z', '${AT}', ${LUGAR_DE_LA_PERSONA}
     FROM afiliados a WHERE a.interno >= 100000 AND ${ABIERTO} AND ${cuando}`
  await inTransaction(async () => {
    // Where each works, which a request asks for.
    await sinIndices('afiliado_org', () =>
      execute(
        `INSERT INTO afiliado_org (${LUGAR}, afiliado_id, clave_organica_0, clave_organica_1, clave_organica_2,
           clave_organica_3, orgs1, orgs2, orgs3, orgs4, creado_at)
         SELECT ${LUGAR}, id, '', '', '', '', '', '', '', '', creado_at FROM afiliados WHERE interno >= 100000`,
      ),
    )
    await sinIndices('movimientos', async () => {
      for (const [k, where] of [
        [0, '1 = 1'],
        [1, '1 = 1'],
        [2, `NOT (${ABIERTO})`],
      ] as const)
        await execute(applied(k, where))
      for (const etapa of ETAPAS) await execute(openIn(etapa))
    })
    await sinIndices('historia_afiliado', async () => {
      for (const desde of ['2020-01-01', '2025-01-15']) await execute(historia(desde))
    })
  })
  const row = await selectRow<Cargados>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS movimientos, CAST(SUM(CASE WHEN aplicado = ${SQL_FALSE} THEN 1 ELSE 0 END) AS INTEGER) AS abiertos FROM movimientos`,
  )
  return row ?? { movimientos: 0, abiertos: 0 }
}

const historia = (desde: string): string =>
  `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, situacion, nivel1_id, nivel2_id, campos)
   SELECT a.id, '${desde}', '${desde}T18:00:00.000Z', 'A', a.nivel1_id, a.nivel2_id,
     '{"situacion":"A","sueldo_centavos":1233575,"nivel0_id":' || a.nivel0_id || ',"nivel1_id":' || a.nivel1_id || '}'
   FROM afiliados a WHERE a.interno >= 100000`

async function cuentasDe(usuarios: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const usuario of usuarios) {
    const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
    ids.push(row?.id ?? 0)
  }
  return ids
}
