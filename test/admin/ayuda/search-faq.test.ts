import { describe, expect, it } from 'vitest'
import { faqFor, searchFaq } from '#admin/portal/procesos/Faq/search-faq.ts'

const preguntas = (text: string) => searchFaq(text).map(({ pregunta }) => pregunta)

describe('the help', () => {
  it.each(['contraseña temporal', 'CONTRASENA TEMPORAL', 'temporal'])(
    'is found by words of the screens: %s',
    (text) => {
      expect(preguntas(text)).toContain('Una persona olvidó su contraseña o se bloqueó, y no tiene correo. ¿Qué hago?')
    },
  )

  it('is found by words that the answer itself does not use', () => {
    expect(preguntas('manual proceso')[0]).toBe('¿Cómo cargo o reemplazo un documento de un proceso?')
    expect(preguntas('crear perfil')[0]).toBe('¿Cómo preparo una ventanilla nueva, de principio a fin?')
  })

  it('is found by another form of the same word', () => {
    expect(preguntas('actualizar datos')).toContain(
      '¿Cómo actualizo los datos, los documentos o la fotografía de una persona?',
    )
  })

  it('tells of a movement that came back to its author where movements are told', () => {
    const [first] = searchFaq('movimiento devuelto')
    expect(first).toMatchObject({
      tema: 'Movimientos',
      pregunta: '¿Puedo corregir o retirar un movimiento que ya envié?',
    })
  })

  it('puts first the questions that hold the words, then the answers', () => {
    const found = preguntas('menú')
    const inQuestion = found.map((pregunta) => /men[uú]/i.test(pregunta))
    expect(found.length).toBeGreaterThan(2)
    expect(inQuestion.lastIndexOf(true)).toBe(inQuestion.filter(Boolean).length - 1)
  })

  it('is whole without words, and empty for what nobody asked', () => {
    expect(searchFaq('  ')).toHaveLength(searchFaq('').length)
    expect(searchFaq('zanahoria')).toEqual([])
  })
})

describe('the help of a desk', () => {
  const desk = faqFor((vista) => ['altaDocA', 'inicioVentanilla', 'panelAfiliados'].includes(vista))
  const temas = new Set(desk.map(({ tema }) => tema))

  it('tells of its own work and account, and of no administration that it does not open', () => {
    expect([...temas]).toEqual(
      expect.arrayContaining(['Alta de afiliado', 'Mi cuenta', 'Procesos y documentos', 'Padrón']),
    )
    expect(temas.has('Perfiles, menús y usuarios')).toBe(false)
    expect(searchFaq('ventanilla nueva', desk)).toEqual([])
  })
})
