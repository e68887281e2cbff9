import { aviso, bien, messageOf, type Revision } from '#api/doctor/revision.ts'
import { revisarCuadre } from './revisar-cuadre.ts'
import { cuadreTexto, descuadreTexto } from './trabajo-cuadre.ts'

const LIBROS = 'Libros'
const REMEDIO =
  'Ve en el panel el trabajo "Cuadrar los libros de préstamos, cargos y CAIR". No cierres otra quincena sin aclararlo.'

/** Whether the ledgers of money agree with what they are made of: a line of `portal doctor`. Never throws. */
export async function revisarLibros(): Promise<Revision> {
  try {
    const cuadre = await revisarCuadre()
    return cuadre.total === 0 ? bien(LIBROS, cuadreTexto(cuadre)) : aviso(LIBROS, descuadreTexto(cuadre), REMEDIO)
  } catch (error) {
    return aviso(LIBROS, `No se pudieron sumar: ${messageOf(error)}.`, 'Arregla primero la base de datos.')
  }
}
