import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { formatoDeSello, parametrosDeFormato } from '#domain/fondos/formato-sello.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { SegmentoGuardado } from './guardado.ts'
import { isLoSellado, personaGuardada } from './sello-guardado.ts'

/** What an entity's close keeps of one person, and who closed it. */
export interface CerradaDePersona {
  readonly entidadId: number
  /** Those that it sealed. */
  readonly parametros: ParametrosEnVigor | null
  readonly cerradoAt: string | null
  readonly cerradoPor: string | null
  readonly sello: string
  /** Whether what is stored is what was sealed of the person. */
  readonly integra: boolean
  /** Days that contribute, and the salary that they gave. */
  readonly dias: number
  readonly sueldoCentavos: number
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
}

type CerradaRow = RowAs<
  CierreModel,
  {
    cierreId: 'id'
    entidadId: 'entidad_id'
    parametroId: 'parametro_id'
    cerradoAt: 'cerrado_at'
    formato: 'sello_formato'
  }
> &
  Pick<RowOf<CierreModel>, 'sello'> &
  LeftJoined<RowAs<UsuarioModel, { cerradoPor: 'nombre' }>>

/** The closes in force of a quincena that keep the person, each with its days and lines. */
export async function selectCerradas(afiliadoId: number, quincena: number): Promise<CerradaDePersona[]> {
  const rows = await selectRows<CerradaRow>(
    `SELECT k.id AS "cierreId", k.entidad_id AS "entidadId", k.parametro_id AS "parametroId", k.cerrado_at AS "cerradoAt",
            s.nombre AS "cerradoPor", k.sello, k.sello_formato AS formato
     FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id LEFT JOIN usuarios s ON s.id = k.cerrado_por
     WHERE p.afiliado_id = $1 AND k.quincena = $2 AND k.estado = 'cerrado' ORDER BY k.id`,
    [afiliadoId, quincena],
  )
  if (rows.length === 0) return []
  const registros = await selectParametros()
  return Promise.all(
    rows.map(async ({ cierreId, parametroId, formato, ...row }) => {
      const registro = registros.find(({ id }) => id === parametroId)
      const persona = await personaGuardada(cierreId, row.entidadId, afiliadoId)
      if (!persona) throw new Error(`The close ${cierreId} does not keep the person ${afiliadoId}`)
      const { segmentos, lineas, huella, datos } = persona
      return {
        ...row,
        parametros: registro ? parametrosDeFormato(registro, formatoDeSello(formato)) : null,
        dias: datos.dias,
        sueldoCentavos: datos.sueldoCentavos,
        integra: huella === '' || isLoSellado(persona),
        segmentos,
        lineas,
      }
    }),
  )
}

/** Returns which of these entities closed a quincena, with or without the person. */
export async function selectQueCerraron(entidadIds: readonly number[], quincena: number): Promise<ReadonlySet<number>> {
  if (entidadIds.length === 0) return new Set()
  const binds = new Binds()
  const rows = await selectRows<RowAs<CierreModel, { entidadId: 'entidad_id' }>>(
    `SELECT entidad_id AS "entidadId" FROM cierres
     WHERE quincena = ${binds.add(quincena)} AND estado = 'cerrado' AND entidad_id IN (${binds.addAll(entidadIds)})`,
    binds.values,
  )
  return new Set(rows.map(({ entidadId }) => entidadId))
}
