import { CLAVE_PARAMETRO_KEYS, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { Decreto } from '#domain/fondos/parametros/decreto.ts'
import type { ValoresParametro } from '#domain/fondos/parametro.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import type { FondosParametroModel } from '#api/fondos/models/FondosParametroModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** One version of a record, as stored. */
export type ParametroRow = Omit<RawRow, 'valores' | keyof RawDecreto> & {
  readonly valores: ValoresParametro
  readonly decreto: Decreto | null
}

type RawDecreto = RowAs<
  FondosParametroModel,
  {
    efectoDesde: 'efecto_desde'
    decretoNumero: 'decreto_numero'
    decretoFecha: 'decreto_fecha'
    decretoClaves: 'decreto_claves'
  }
>

type RawRow = Pick<
  RowOf<FondosParametroModel>,
  'id' | 'clave' | 'version' | 'desde' | 'status' | 'redondeo' | 'valores' | 'fundamento' | 'motivo'
> &
  RowAs<FondosParametroModel, { fechaRegistro: 'fecha_registro'; qnaAplicarAguinaldo: 'qna_aplicar_aguinaldo' }> &
  RawDecreto &
  RowAs<UsuarioModel, { autor: 'nombre' }>

/** Every version of every record, newest key and version first. They are few: a change or two a year. */
export async function selectParametros(): Promise<ParametroRow[]> {
  const rows = await selectRows<RawRow>(
    `SELECT p.id, p.clave, p.version, p.desde, p.fecha_registro AS "fechaRegistro", p.status,
            p.qna_aplicar_aguinaldo AS "qnaAplicarAguinaldo", p.redondeo, p.valores, p.efecto_desde AS "efectoDesde",
            p.decreto_numero AS "decretoNumero", p.decreto_fecha AS "decretoFecha", p.decreto_claves AS "decretoClaves",
            p.fundamento, p.motivo,
            COALESCE(u.nombre, 'Sistema') AS autor
     FROM fondos_parametros p LEFT JOIN usuarios u ON u.id = p.creado_por
     ORDER BY p.clave DESC, p.version DESC`,
  )
  return rows.map(({ efectoDesde, decretoNumero, decretoFecha, decretoClaves, ...row }) => ({
    ...row,
    // A record stored before a key existed lacks it.
    valores: { ...valoresCero(), ...(JSON.parse(row.valores) as Partial<ValoresParametro>) },
    decreto:
      efectoDesde === null || decretoFecha === null
        ? null
        : {
            numero: decretoNumero,
            fecha: decretoFecha,
            efectoDesde,
            claves: JSON.parse(decretoClaves) as ClaveParametro[],
          },
  }))
}

/** The same, with nobody else writing until the transaction ends. */
export async function holdParametros(): Promise<ParametroRow[]> {
  await selectRows(`SELECT id FROM fondos_parametros ORDER BY id${FOR_UPDATE}`)
  return selectParametros()
}

/** The newest version of each record, newest key first. */
export function vigentesDe(rows: readonly ParametroRow[]): ParametroRow[] {
  return rows.filter((row, index) => rows[index - 1]?.clave !== row.clave)
}

/** A new record's values before anything is typed: every key 0. */
export function valoresCero(): ValoresParametro {
  return Object.fromEntries(CLAVE_PARAMETRO_KEYS.map((clave) => [clave, 0])) as unknown as ValoresParametro
}
