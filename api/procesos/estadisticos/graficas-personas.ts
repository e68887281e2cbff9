import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION, SITUACIONES, SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import type { Grafica, SerieGrafica } from '#domain/procesos/estadisticos.ts'
import { EDADES, NOMBRE_SEXO } from '#domain/procesos/indicadores.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { listCategoriasVigentes } from '#api/organica/categoria-vigente.ts'
import { edadSql } from '#api/procesos/tableros/edad-sql.ts'
import { countEntidades, countPeople, NIVELES } from '#api/procesos/tableros/indicadores.ts'
import { rutaLista } from './rutas.ts'

const PERSONAS: SerieGrafica = { clave: 'personas', nombre: 'Personas', unidad: 'cuenta' }
/** Those who make a roster, as the rest of the portal counts them. */
const EN_PLANTILLA = `a.situacion IN (${SITUACIONES_EN_PLANTILLA.map((letra) => `'${letra}'`).join(', ')})`

export async function graficaEntidades(actor: Actor): Promise<Grafica> {
  const partes = await countEntidades(actor)
  return {
    forma: 'barras',
    series: [PERSONAS],
    renglones: partes.map(({ clave, nombre, n }) => {
      const filtro = { adscripcionId: Number(clave), situacion: SITUACIONES_EN_PLANTILLA }
      const ruta = Number(clave) > 0 ? rutaLista(actor, 'panelAfiliados', filtro) : null
      return { clave, nombre, cifras: [n], rutas: [ruta] }
    }),
  }
}

export async function graficaSituaciones(actor: Actor): Promise<Grafica> {
  const rows = new Map((await countPeople(actor, 'a.situacion')).map(({ clave, n }) => [clave, n]))
  return {
    forma: 'pastel',
    series: [PERSONAS],
    renglones: SITUACIONES.map((clave) => ({
      clave,
      nombre: NOMBRE_SITUACION[clave],
      cifras: [rows.get(clave) ?? 0],
      rutas: [rutaLista(actor, 'panelAfiliados', { situacion: clave })],
    })),
  }
}

const SEXOS = Object.keys(NOMBRE_SEXO) as (keyof typeof NOMBRE_SEXO)[]

export async function graficaEdades(actor: Actor): Promise<Grafica> {
  const binds = new Binds()
  const band = edadSql(today(), binds)
  const scope = alcanceSql(actor, NIVELES, binds)
  const rows = await selectRows<{ edad: string; sexo: string; n: number }>(
    `SELECT x.edad, x.sexo, COUNT(*) AS n FROM (SELECT ${band} AS edad, a.sexo FROM afiliados a
       WHERE ${EN_PLANTILLA} AND ${scope}) x GROUP BY x.edad, x.sexo`,
    binds.values,
  )
  const at = new Map(rows.map(({ edad, sexo, n }) => [`${edad} ${sexo}`, n]))
  return {
    forma: 'radar',
    series: SEXOS.map((clave) => ({ clave, nombre: NOMBRE_SEXO[clave], unidad: 'cuenta' })),
    renglones: EDADES.map(({ nombre }) => ({
      clave: nombre,
      nombre,
      cifras: SEXOS.map((sexo) => at.get(`${nombre} ${sexo}`) ?? 0),
      rutas: SEXOS.map(() => null),
    })),
  }
}

export async function graficaCategorias(actor: Actor): Promise<Grafica> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  const people = await selectRows<{ id: number; n: number }>(
    `SELECT a.categoria_id AS id, COUNT(*) AS n FROM afiliados a
     WHERE a.categoria_id IS NOT NULL AND ${EN_PLANTILLA} AND ${scope} GROUP BY a.categoria_id`,
    binds.values,
  )
  const own = new Map(people.map(({ id, n }) => [id, n]))
  const categorias = await listCategoriasVigentes(today())
  return {
    forma: 'dispersion',
    series: [{ clave: 'sueldo', nombre: 'Sueldo mensual', unidad: 'centavos' }, PERSONAS],
    renglones: categorias.map(({ id, clave, sueldoCentavos }) => ({
      clave,
      nombre: clave,
      cifras: [sueldoCentavos ?? 0, own.get(id) ?? 0],
      rutas: [null, null],
    })),
  }
}
