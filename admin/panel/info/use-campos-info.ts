import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ETIQUETA_INFO, valorInfo, type CampoInfo } from '#domain/instituto/campos-info.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { saveInfo, type Conflicto } from './save-info.ts'
import { valorDe } from './valor-de.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

export interface CamposInfo {
  readonly valor: (campo: CampoInfo) => string
  readonly set: (campo: CampoInfo, valor: string) => void
  readonly setAll: (valores: Readonly<Partial<Record<CampoInfo, string>>>) => void
  readonly error: (campo: CampoInfo) => string
  readonly dirty: boolean
  readonly busy: boolean
  readonly conflicto: Conflicto | null
  /** Sends each changed field by itself, in order, until one is refused. */
  readonly save: () => Promise<void>
  readonly discard: () => void
  /** After a conflict: keep mine (over what is there now) or take theirs. */
  readonly settle: (mine: boolean) => void
}

/** Some fields of the institute's record being edited: what differs is sent when it is saved. */
export function useCamposInfo(info: InfoInstituto, campos: readonly CampoInfo[], saved: string): CamposInfo {
  const client = useQueryClient()
  const toast = useToast()
  // The record as it was when editing began: what a conflict is told against.
  const [base, setBase] = useState(info)
  const [draft, setDraft] = useState<Readonly<Partial<Record<CampoInfo, string>>>>({})
  const [errors, setErrors] = useState<Readonly<Partial<Record<CampoInfo, string>>>>({})
  const [busy, setBusy] = useState(false)
  const [conflicto, setConflicto] = useState<Conflicto | null>(null)
  const changed = campos.filter((campo) => campo in draft && draft[campo] !== valorDe(base, campo))
  useLeaveGuard(changed.length > 0)
  const read = changed.length > 0 ? base : info
  const keep = (next: InfoInstituto): void => {
    setBase(next)
    client.setQueryData(['info'], next)
  }

  const send = async (from: InfoInstituto, pending: readonly CampoInfo[]): Promise<void> => {
    setBusy(true)
    let current = from
    for (const campo of pending) {
      try {
        const result = await saveInfo(current, campo, draft[campo] ?? '')
        if ('campo' in result) {
          setConflicto(result)
          setBusy(false)
          return
        }
        current = result
        keep(current)
      } catch (failure) {
        const message = isApiError(failure) ? (failure.campos[campo] ?? failure.message) : errorMessage(failure)
        setErrors({ [campo]: message })
        setBusy(false)
        document.getElementById(`info-${campo}`)?.focus()
        return
      }
    }
    setDraft({})
    setBusy(false)
    toast.success(saved)
  }

  const edit = (valores: Readonly<Partial<Record<CampoInfo, string>>>): void => {
    if (changed.length === 0) setBase(info)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([campo]) => !(campo in valores))))
    setDraft({ ...draft, ...valores })
  }

  return {
    valor: (campo) => draft[campo] ?? valorDe(read, campo),
    set: (campo, valor) => edit({ [campo]: valor }),
    setAll: edit,
    error: (campo) => errors[campo] ?? '',
    dirty: changed.length > 0,
    busy,
    conflicto,
    save: async () => {
      const wrong = Object.fromEntries(
        changed.flatMap((campo) => {
          const result = valorInfo(campo, draft[campo] ?? '')
          return 'issue' in result ? [[campo, result.issue.message]] : []
        }),
      )
      setErrors(wrong)
      const first = changed.find((campo) => campo in wrong)
      if (first) document.getElementById(`info-${first}`)?.focus()
      else await send(base, changed)
    },
    discard: () => {
      setDraft({})
      setErrors({})
    },
    settle: (mine) => {
      if (!conflicto) return
      const { campo, actual } = conflicto
      setConflicto(null)
      keep(actual)
      if (mine) void send(actual, changed.slice(changed.indexOf(campo)))
      else setDraft({ ...draft, [campo]: valorDe(actual, campo) })
    },
  }
}

/** "Nombre: Instituto de Pensiones", for who reads a conflict. */
export function valorLegible(campo: CampoInfo, valor: string): string {
  return valor === '' ? `Sin ${ETIQUETA_INFO[campo].toLowerCase()}` : valor.replaceAll('\n', ', ')
}
