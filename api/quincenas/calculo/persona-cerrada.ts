import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { lineaOf, type LineaRow, type SegmentoGuardado } from './guardado.ts'

/** What an entity's close keeps of one person, and who closed it. */
export interface CerradaDePersona {
  readonly entidadId: number
  /** Those that it sealed. */
  readonly parametros: ParametrosEnVigor | null
  readonly cerradoAt: string | null
  readonly cerradoPor: string | null
  readonly sello: string
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
}

type CerradaRow = RowAs<
  CierreModel,
  { cierreId: 'id'; entidadId: 'entidad_id'; parametroId: 'parametro_id'; cerradoAt: 'cerrado_at' }
> &
  Pick<RowOf<CierreModel>, 'sello'> &
  LeftJoined<RowAs<UsuarioModel, { cerradoPor: 'nombre' }>> &
  Pick<RowOf<CierrePersonaModel>, 'hechos'>

/** The closes in force of a quincena that keep the person, each with its days and lines. */
export async function selectCerradas(afiliadoId: number, quincena: number): Promise<CerradaDePersona[]> {
  const rows = await selectRows<CerradaRow>(
    `SELECT k.id AS "cierreId", k.entidad_id AS "entidadId", k.parametro_id AS "parametroId", k.cerrado_at AS "cerradoAt",
            s.nombre AS "cerradoPor", k.sello, p.hechos
     FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id LEFT JOIN usuarios s ON s.id = k.cerrado_por
     WHERE p.afiliado_id = $1 AND k.quincena = $2 AND k.estado = 'cerrado' ORDER BY k.id`,
    [afiliadoId, quincena],
  )
  if (rows.length === 0) return []
  const registros = await selectParametros()
  return Promise.all(
    rows.map(async ({ cierreId, hechos, parametroId, ...row }) => ({
      ...row,
      parametros: registros.find(({ id }) => id === parametroId) ?? null,
      segmentos: JSON.parse(hechos) as SegmentoGuardado[],
      lineas: (await selectLineas(cierreId, afiliadoId)).map((linea) => lineaOf(linea, row.entidadId)),
    })),
  )
}

function selectLineas(cierreId: number, afiliadoId: number): Promise<LineaRow[]> {
  return selectRows<LineaRow>(
    `SELECT afiliado_id AS "afiliadoId", corrige, origen, clave, obligado, base_centavos AS "baseCentavos", tasa,
            importe_centavos AS "importeCentavos"
     FROM aportaciones WHERE cierre_id = $1 AND afiliado_id = $2 ORDER BY id`,
    [cierreId, afiliadoId],
  )
}
