import type { PersonaDeOtra } from '#domain/cargas/persona/de-otra.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

type Valores = Readonly<Record<string, Valor>>

/** Keys that a desk may ask about whole (decisions §2), from the strongest. */
const EXACTAS = ['curp', 'nss', 'rfc'] as const

/** Characters of an RFC with its check character. A shorter one may be of several people. */
const RFC_ENTERO = 13

interface DeOtra extends PersonaDeOtra {
  readonly id: number
}

type Row = Pick<RowOf<AfiliadoModel>, 'id' | 'curp' | 'nss' | 'rfc' | 'situacion'> & NombreDeAfiliado

/**
 * Finds the one person of the whole padrón who has exactly the CURP, NSS or RFC of a row. Callers pass only rows whose keys are nobody's
 * in their entity. One query, however many rows.
 */
export async function personasDeOtra(filas: readonly Valores[]): Promise<(valores: Valores) => DeOtra | null> {
  const dichas = EXACTAS.map((clave) => [clave, [...new Set(filas.flatMap((fila) => clavesDe(fila, clave)))]] as const)
  const binds = new Binds()
  const condiciones = dichas.flatMap(([clave, valores]) =>
    valores.length === 0 ? [] : [`a.${clave} IN (${binds.addTexts(valores)})`],
  )
  if (condiciones.length === 0) return () => null
  const rows = await selectRows<Row>(
    `SELECT a.id, a.curp, a.nss, a.rfc, a.situacion, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
       a.apellido_materno AS "apellidoMaterno"
     FROM afiliados a WHERE ${condiciones.join(' OR ')} ORDER BY a.id`,
    binds.values,
  )
  return (valores) => {
    for (const clave of EXACTAS) {
      const [valor] = clavesDe(valores, clave)
      const suyas = valor === undefined ? [] : rows.filter((row) => row[clave] === valor)
      if (suyas.length === 1) return suyas[0] ?? null
    }
    return null
  }
}

function clavesDe(fila: Valores, clave: (typeof EXACTAS)[number]): string[] {
  const valor = fila[clave]
  if (valor === undefined) return []
  const text = String(valor)
  return clave === 'rfc' && text.length < RFC_ENTERO ? [] : [text]
}
