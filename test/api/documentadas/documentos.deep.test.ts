import { afterAll, expect, it } from 'vitest'
import { closeLector } from '#api/documentos/lector/lector.ts'
import { signIn } from '#test/support/client.ts'
import { documentada } from '#test/support/contrato/documentada.ts'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { fileForm } from '#test/support/upload.ts'

afterAll(() => closeLector())

const LLAVES = [
  'curp',
  'apellidoPaterno',
  'apellidoMaterno',
  'nombres',
  'sexo',
  'fechaNacimiento',
  'entidad',
  'codigoEntidad',
]

it('POST /api/leerCurp of specification 1 §7: the fields of a paper, or why it was not read', async () => {
  const desk = await signIn('ventanilla1')
  const set = muestra('1')
  const { archivo } = set.documentos.curp
  await documentada(desk, 'POST /api/leerCurp', LLAVES, { body: fileForm(bytesMuestra(set, archivo), archivo) })
  const ajeno = fileForm(Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'vacio.pdf')
  const rechazo = await documentada(desk, 'POST /api/leerCurp', ['error', 'suggestion', 'detail'], {
    body: ajeno,
    status: 422,
  })
  expect(rechazo['suggestion']).not.toBe('')
})
