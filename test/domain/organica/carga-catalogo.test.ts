import { expect, it } from 'vitest'
import { interpretCargaCatalogo } from '#domain/organica/catalogos/carga-catalogo.ts'

const TABLA = [
  ['Clave', 'Nombre', 'Activo'],
  ['UNO', 'Uno', 'Sí'],
  ['DOS', 'Dos', 'quizas'],
  ['uno', 'Otro', 'No'],
].map((celdas, index) => ({ fila: index + 1, celdas }))

it('a key twice in the file is told so at both rows, and a word that is no yes is not taken for one', () => {
  const { filas } = interpretCargaCatalogo(TABLA, [], false)
  expect(filas.map(({ errores }) => errores)).toEqual([
    { clave: 'La clave UNO está dos veces en el archivo: también en la fila 4.' },
    { activo: 'No se entiende «quizas»: escribe Sí o No.' },
    { clave: 'La clave UNO está dos veces en el archivo: también en la fila 2.' },
  ])
})
