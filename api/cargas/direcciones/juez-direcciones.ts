import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { DIRECCIONES } from '#domain/cargas/direcciones/campos-direcciones.ts'
import { sinDato } from '#domain/cargas/sin-dato.ts'
import { DATOS_SEPOMEX, juzgarAsentamiento, renglonDeValores } from '#domain/cargas/direcciones/juzgar-asentamiento.ts'
import { asentamientoDe } from '#domain/direcciones/sepomex.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { lineasDeLlaves } from '#api/cargas/juicio/lineas-de-llaves.ts'
import type { Juez, Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'

/** Judges the rows of the postal catalogue, each by itself: what they change is computed state by state, once all are staged. */
export const juezDeDirecciones = ({ id }: CargaRow): Juez => ({
  juzgar: (lineas) => Promise.resolve(lineas.map(juzgar)),
  ocupadas: (juicios) =>
    lineasDeLlaves(
      id,
      juicios.flatMap(({ ocupa }) => ocupa),
    ),
  repetido: (linea) => ({
    codigo: 'C473',
    campo: 'Número del asentamiento',
    columna: '',
    hallado: `ya está en el renglón ${linea}`,
    esperado: 'un renglón por asentamiento',
  }),
})

function juzgar({ valores, faltas }: LineaLeida): Juicio {
  const renglon = renglonDeValores(valores)
  const propias = renglon === null ? sinDato(DATOS_SEPOMEX, valores, DIRECCIONES, faltas) : juzgarAsentamiento(renglon)
  const clave = renglon !== null && propias.length === 0 ? asentamientoDe(renglon).clave : null
  return {
    afiliadoId: null,
    llave: clave,
    ocupa: clave === null ? [] : [clave],
    faltas: [...faltas, ...propias],
    filas: () => [],
  }
}
