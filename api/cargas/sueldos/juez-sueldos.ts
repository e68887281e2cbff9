import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { sinDato } from '#domain/cargas/sin-dato.ts'
import { SUELDOS } from '#domain/cargas/sueldos/campos-sueldos.ts'
import { claveDeCategoria, juzgarSueldo } from '#domain/cargas/sueldos/juzgar-sueldo.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { lineasDeLlaves } from '#api/cargas/juicio/lineas-de-llaves.ts'
import type { Juez, Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'
import { categoriasPorClave, desdeDe } from './pedido-sueldos.ts'

/** Judges the rows of new salaries against the catalogue on the first day of the rise. */
export async function juezDeSueldos(carga: CargaRow): Promise<Juez> {
  const desde = desdeDe(carga)
  const { inicio } = quincenaRange(desde)
  const categorias = await categoriasPorClave(desde)
  const juzgar = ({ valores, faltas }: LineaLeida): Juicio => {
    const clave = claveDeCategoria(valores['categoria'])
    const categoria = categorias.get(clave) ?? null
    return {
      afiliadoId: null,
      llave: clave === '' ? null : clave,
      ocupa: clave === '' ? [] : [clave],
      faltas: [
        ...faltas,
        ...sinDato(['categoria', 'monto'], valores, SUELDOS, faltas),
        ...juzgarSueldo(valores, { desde, inicio, categoria }),
      ],
      filas: () => [],
    }
  }
  return {
    juzgar: (lineas) => Promise.resolve(lineas.map(juzgar)),
    ocupadas: (juicios) =>
      lineasDeLlaves(
        carga.id,
        juicios.flatMap(({ ocupa }) => ocupa),
      ),
    repetido: (linea) => ({
      codigo: 'C462',
      campo: 'Categoría',
      columna: '',
      hallado: `ya está en el renglón ${linea}`,
      esperado: 'un renglón por categoría',
    }),
  }
}
