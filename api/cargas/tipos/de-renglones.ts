import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { tipoCarga, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import type { ServidorDeCarga } from './servidor-de-carga.ts'

type Propio = 'juez' | 'publicacion'
type Comun =
  | 'escribir'
  | 'borrar'
  | 'contar'
  | 'acabar'
  | 'sustituida'
  | 'cifras'
  | 'resumen'
  | 'importePrevisto'
  | 'assertRetirable'
  | 'retirar'

/**
 * The service of a kind of the whole institute whose staged rows are what is loaded: nothing is written before they count, nothing is
 * replaced, and nothing is undone whole. `servidor` says how it judges and publishes, and what it does otherwise.
 */
export function deRenglones(
  tipo: TipoCargaId,
  servidor: Pick<ServidorDeCarga, Propio> & Partial<Omit<ServidorDeCarga, Propio>>,
): ServidorDeCarga {
  const { renglon, delInstituto } = tipoCarga(tipo)
  const sinDeshacer = () => Promise.reject(conflict('sin_deshacer', delInstituto?.sinDeshacer ?? ''))
  const comun: Pick<ServidorDeCarga, Comun> = {
    escribir: () => Promise.resolve(),
    borrar: () => Promise.resolve(),
    contar: contarEscenificados,
    acabar: () => Promise.resolve(''),
    sustituida: () => Promise.resolve(null),
    cifras: () => Promise.resolve({ totales: [], sinRenglon: 0 }),
    resumen: ({ renglones }) =>
      Promise.resolve({ cuantos: cuentaTexto(renglones, ...renglon), cambios: [], importeCentavos: 0 }),
    importePrevisto: () => Promise.resolve(0),
    assertRetirable: sinDeshacer,
    retirar: sinDeshacer,
  }
  return { ...comun, ...servidor }
}

async function contarEscenificados(cargaId: number): Promise<number> {
  const row = await selectRow<{ renglones: number }>(
    'SELECT COUNT(*) AS renglones FROM carga_renglones WHERE carga_id = $1',
    [cargaId],
  )
  return row?.renglones ?? 0
}

/** A staged row that enters. */
interface Escenificado {
  readonly linea: number
  readonly llave: string
  readonly leida: LineaLeida
}

/** The staged rows of a load that enter, by line. For kinds with a limit of rows. */
export async function renglonesEscenificados(cargaId: number): Promise<Escenificado[]> {
  const rows = await selectRows<{ linea: number; llave: string | null; datos: string }>(
    `SELECT linea, llave, datos FROM carga_renglones WHERE carga_id = $1 AND veredicto <> 'rechazado' ORDER BY linea`,
    [cargaId],
  )
  return rows.map(({ linea, llave, datos }) => ({
    linea,
    llave: llave ?? '',
    leida: { ...(JSON.parse(datos) as Omit<LineaLeida, 'faltas'>), faltas: [] },
  }))
}
