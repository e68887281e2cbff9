import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { CategoriaPadron, UnidadPadron } from '#domain/cargas/padron/historia-padron.ts'
import type { ContextoPersona } from '#domain/cargas/padron/juzgar-persona.ts'
import type { TipoConReglas } from '#domain/cargas/padron/movimiento-de-cambio.ts'
import { sueldoAl, type SueldoVigente } from '#domain/organica/puestos/sueldos.ts'
import { vidaDe, type Vigencia } from '#domain/organica/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectVigencias } from '#api/organica/edicion/vigencia-row.ts'
import { selectUnidades, type Unidad } from '#api/organica/unidad-row.ts'

/** The entity of a load, and what its people are judged by. */
export interface PadronDeEntidad extends Omit<ContextoPersona, 'registros'> {
  readonly entidadId: number
}

/** Entities (level 1) that exist today, by the key of their two levels: "01-03". */
export async function entidadesDePadron(): Promise<
  readonly { readonly id: number; readonly clave: string; readonly nombre: string }[]
> {
  const unidades = await selectUnidades(() => ['u.nivel = 1', 'u.activo'])
  return unidades.map(({ id, claves, nombre }) => ({ id, clave: claves.join('-'), nombre }))
}

/** Loads the catalogues of the load's entity once for all its rows. Throws if the entity is gone. */
export async function loadPadronDeEntidad({ asunto }: Pick<CargaRow, 'asunto'>): Promise<PadronDeEntidad> {
  const unidades = await selectUnidades(() => [])
  const entidad = unidades.find(({ nivel, claves }) => nivel === 1 && claves.join('-') === asunto)
  if (!entidad) throw new Error(`There is no entity ${asunto}`)
  const byClave = await areasDe(entidad, unidades)
  const categorias = await loadCategorias(today())
  const hoy = today()
  return {
    ...{ entidadId: entidad.id, entidad: entidad.nombre, hoy, finQuincena: quincenaRange(quincenaOf(hoy)).fin },
    unidad: (clave) => byClave.get(clave) ?? null,
    categoria: (clave) => categorias.get(clave) ?? null,
    tipos: await loadTipos(),
  }
}

/** The áreas of an entity by their whole key, and by the part below the entity. */
async function areasDe(entidad: Unidad, unidades: readonly Unidad[]): Promise<ReadonlyMap<string, UnidadPadron>> {
  const byId = new Map(unidades.map((unidad) => [unidad.id, unidad]))
  const vigencias = new Map<number, Vigencia[]>()
  for (const vigencia of await selectVigencias()) {
    const own = vigencias.get(vigencia.unidadId)
    if (own) own.push(vigencia)
    else vigencias.set(vigencia.unidadId, [vigencia])
  }
  const puestos = await selectRows<{ id: number; nombre: string; unidadId: number }>(
    'SELECT id, nombre, unidad_id AS "unidadId" FROM puestos ORDER BY id',
  )
  const byUnidad = new Map<number, { id: number; nombre: string }[]>()
  for (const { id, nombre, unidadId } of puestos) {
    const own = byUnidad.get(unidadId)
    if (own) own.push({ id, nombre })
    else byUnidad.set(unidadId, [{ id, nombre }])
  }
  const found = new Map<string, UnidadPadron>()
  for (const area of unidades) {
    const dependencia = area.parentId === null ? undefined : byId.get(area.parentId)
    if (area.nivel !== 3 || dependencia?.parentId !== entidad.id || entidad.parentId === null) continue
    const vidas = [area.id, dependencia.id].map((id) => vidaDe(vigencias.get(id) ?? []))
    const unidad: UnidadPadron = {
      ids: [entidad.parentId, entidad.id, dependencia.id, area.id],
      claves: area.claves,
      nombres: [...area.ancestros.map(({ nombre }) => nombre), area.nombre],
      desde: ultima(vidas.map(({ desde }) => desde)),
      hasta: primera(vidas.flatMap(({ hasta }) => hasta ?? [])),
      puestos: byUnidad.get(area.id) ?? [],
    }
    found.set(area.claves.join('-'), unidad)
    found.set(area.claves.slice(2).join('-'), unidad)
  }
  return found
}

const ultima = (dias: readonly PlainDate[]): PlainDate => dias.reduce((one, other) => (one < other ? other : one))
const primera = (dias: readonly PlainDate[]): PlainDate | null =>
  dias.length === 0 ? null : dias.reduce((one, other) => (one < other ? one : other))

type Categoria = Omit<CategoriaPadron, 'sueldoCentavos'>

async function loadCategorias(hoy: PlainDate): Promise<ReadonlyMap<string, CategoriaPadron>> {
  const categorias = await selectRows<Categoria>('SELECT id, clave, nombre FROM categorias ORDER BY id')
  const sueldos = await selectRows<SueldoVigente & { readonly categoriaId: number }>(
    `SELECT id, categoria_id AS "categoriaId", monto_centavos AS "montoCentavos", vigente_desde AS desde, vigente_hasta AS hasta
     FROM sueldos ORDER BY categoria_id, vigente_desde`,
  )
  return new Map(
    categorias.map((categoria) => {
      const own = sueldos.filter(({ categoriaId }) => categoriaId === categoria.id)
      return [
        categoria.clave.toUpperCase(),
        { ...categoria, sueldoCentavos: sueldoAl(own, hoy)?.montoCentavos ?? null },
      ]
    }),
  )
}

async function loadTipos(): Promise<TipoConReglas[]> {
  const rows = await selectRows<{ id: number; nombre: string; abreviatura: string; reglas: string }>(
    'SELECT id, nombre, abreviatura, reglas FROM tipos_movimiento ORDER BY id',
  )
  return rows.map(({ id, nombre, abreviatura, reglas }) => ({
    ...{ id, nombre, abreviatura },
    reglas: reglasOf({ tipo_id: id, reglas }),
  }))
}
