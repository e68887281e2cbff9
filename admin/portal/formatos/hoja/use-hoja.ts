import { useId, useState } from 'react'
import type { FormBinding } from '#admin/shared/form/binding.ts'
import type { Issue } from '#domain/issue.ts'

export interface Hoja<Valores> {
  readonly valores: Valores
  readonly binding: FormBinding
  readonly poner: (cambios: Partial<Valores>) => void
  /** Whether something was written since it was opened, cleared or printed. */
  readonly cambiada: boolean
  readonly limpiar: () => void
  /** Tells what is wrong and goes to the first of it, or calls `print`. */
  readonly imprimir: (print: () => void) => void
  readonly issues: readonly Issue[]
}

interface HojaOptions<Valores> {
  /** What it opens with, and what it is left with once it is cleared. */
  readonly inicial: Valores
  readonly vacia: Valores
  readonly rules: (valores: Valores) => readonly Issue[]
  /** What follows from a change: birth and sex from the CURP. */
  readonly derivar?: (valores: Valores, campo: string) => Valores
}

/**
 * A form whose values become a paper and are kept nowhere: the fields of `shared/form` over them. A field tells what is wrong
 * once it was left, and all of them when one prints.
 */
export function useHoja<Valores extends object>(options: HojaOptions<Valores>): Hoja<Valores> {
  const { inicial, vacia, rules, derivar } = options
  const id = useId()
  const [valores, setValores] = useState(inicial)
  const [cambiada, setCambiada] = useState(false)
  const [dejados, setDejados] = useState<ReadonlySet<string>>(new Set())
  const [intentada, setIntentada] = useState(false)
  const issues = rules(valores)
  const poner = (cambios: Partial<Valores>, campo = ''): void => {
    setCambiada(true)
    setValores((now) => {
      const next = { ...now, ...cambios }
      return derivar ? derivar(next, campo) : next
    })
  }
  const fieldId = (name: string): string => `${id}-${name}`
  return {
    valores,
    poner,
    cambiada,
    issues: intentada ? issues : [],
    binding: {
      useField: (name) => ({
        id: fieldId(name),
        value: (valores as Record<string, unknown>)[name],
        error: intentada || dejados.has(name) ? (issues.find(({ path }) => path === name)?.message ?? null) : null,
        set: (value) => poner({ [name]: value } as Partial<Valores>, name),
        leave: () => setDejados((now) => (now.has(name) ? now : new Set([...now, name]))),
      }),
    },
    limpiar: () => {
      setValores(vacia)
      setDejados(new Set())
      setIntentada(false)
      setCambiada(false)
    },
    imprimir: (print) => {
      const [first] = issues
      setIntentada(true)
      if (first) return document.getElementById(fieldId(first.path))?.focus()
      print()
      setCambiada(false)
    },
  }
}
