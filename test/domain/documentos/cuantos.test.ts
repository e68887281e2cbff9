import { expect, it } from 'vitest'
import { losObligatorios, losTantos, tantosObligatorios } from '#domain/documentos/papeles/cuantos.ts'

it('counts the papers in words, however many a process asks for', () => {
  expect(losTantos(1, 'documento', 'documentos')).toBe('el documento')
  expect(losTantos(2, 'documento', 'documentos')).toBe('los dos documentos')
  expect(losTantos(4, 'PDF', 'PDF')).toBe('los cuatro PDF')
  expect(losTantos(12, 'PDF', 'PDF')).toBe('los 12 PDF')
})

it('says today the three of an alta', () => {
  expect(losObligatorios('documento', 'documentos')).toBe('los tres documentos')
  expect(tantosObligatorios('PDF', 'PDF')).toBe('Tres PDF')
})
