import { CODIGOS_PADRON } from '#domain/cargas/padron/codigos-padron.ts'
import { curpDeLlave, renglonPadron, type RenglonPadron } from '#domain/cargas/padron/renglon-padron.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { CargaRenglonModel } from '#api/cargas/models/CargaRenglonModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'

/** Rows of one read. A transaction writes the people of one read, without those whose rows go on in the next. */
const PAGINA = 1_000

/** A staged row of a padrón. */
export interface EscenificadoPadron {
  readonly renglon: RenglonPadron
  readonly veredicto: Veredicto
  /** What reading found; the rules of the padrón are not among them. */
  readonly leidas: readonly Falta[]
  /** As it is stored. */
  readonly faltas: string
}

/** After every day that a row may begin on. */
const ULTIMO_DIA = '9999-99-99'

/** The first and the last key that rows of some CURPs may have. */
export const entreLlaves = (primera: string, ultima: string): readonly [string, string] => [
  `${primera} `,
  `${ultima} ${ULTIMO_DIA}`,
]

/** All the staged rows of one CURP. */
export interface PersonaEscenificada {
  readonly curp: string
  readonly renglones: readonly EscenificadoPadron[]
}

type Row = Pick<RowOf<CargaRenglonModel>, 'linea' | 'datos' | 'veredicto' | 'faltas'> & { readonly llave: string }

/** Which rows a walk reads: all that say a CURP, those that enter, or those that enter and nobody published. */
type Cuales = 'todos' | 'entran' | 'pendientes'

const CONDICION: Readonly<Record<Cuales, string>> = {
  todos: '',
  entran: `AND veredicto <> 'rechazado'`,
  pendientes: `AND veredicto <> 'rechazado' AND afiliado_id IS NULL`,
}

/** The people of a load in pages, each person with all its rows: about a thousand rows a page, however the file orders them. */
export async function* paginasPadron(cargaId: number, cuales: Cuales): AsyncGenerator<readonly PersonaEscenificada[]> {
  let abierta: PersonaEscenificada | null = null
  for (let after = { llave: '', linea: 0 }; ;) {
    const rows: Row[] = await selectRows<Row>(
      `SELECT linea, llave, datos, veredicto, faltas FROM carga_renglones
       WHERE carga_id = $1 AND llave IS NOT NULL AND (llave, linea) > ($2, $3) ${CONDICION[cuales]}
       ORDER BY llave, linea LIMIT ${PAGINA}`,
      [cargaId, after.llave, after.linea],
    )
    const last = rows.at(-1)
    const personas: PersonaEscenificada[] = porPersona(abierta, rows)
    if (!last || rows.length < PAGINA) {
      if (personas.length > 0) yield personas
      return
    }
    // The last person's rows may go on in the next page.
    abierta = personas.pop() ?? null
    if (personas.length > 0) yield personas
    after = last
  }
}

function porPersona(abierta: PersonaEscenificada | null, rows: readonly Row[]): PersonaEscenificada[] {
  const personas: { readonly curp: string; readonly renglones: EscenificadoPadron[] }[] = []
  if (abierta) personas.push({ curp: abierta.curp, renglones: [...abierta.renglones] })
  for (const row of rows) {
    const curp = curpDeLlave(row.llave)
    const last = personas.at(-1)
    if (last?.curp === curp) last.renglones.push(escenificado(row))
    else personas.push({ curp, renglones: [escenificado(row)] })
  }
  return personas
}

function escenificado({ linea, datos, veredicto, faltas }: Row): EscenificadoPadron {
  const { valores } = JSON.parse(datos) as Pick<LineaLeida, 'valores'>
  const leidas =
    faltas === '' ? [] : (JSON.parse(faltas) as Falta[]).filter(({ codigo }) => !(codigo in CODIGOS_PADRON))
  const rechazado = leidas.some(({ codigo }) => isRechazo(codigo))
  return { renglon: renglonPadron(linea, valores, rechazado), veredicto, leidas, faltas }
}

/** The staged rows of one CURP, the oldest first. */
export async function renglonesDeCurp(cargaId: number, curp: string): Promise<EscenificadoPadron[]> {
  const rows = await selectRows<Row>(
    `SELECT linea, llave, datos, veredicto, faltas FROM carga_renglones
     WHERE carga_id = $1 AND llave >= $2 AND llave <= $3 ORDER BY llave, linea LIMIT ${PAGINA}`,
    [cargaId, ...entreLlaves(curp, curp)],
  )
  return rows.map(escenificado)
}
