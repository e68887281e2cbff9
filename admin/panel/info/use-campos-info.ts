import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ETIQUETA_INFO, valorInfo, type CampoInfo } from '#domain/instituto/campos-info.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { keepInfo } from '#admin/providers/use-info.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { saveInfo } from './save-info.ts'
import { valorDe } from './valor-de.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** Somebody else changed this very field since it was read. */
interface Conflicto {
  readonly campo: CampoInfo
  readonly mio: string
  readonly actual: InfoInstituto
  /** Who changed it, and when. */
  readonly mensaje: string
}

export interface CamposInfo {
  readonly valor: (campo: CampoInfo) => string
  readonly set: (campo: CampoInfo, valor: string) => void
  readonly setAll: (valores: Valores) => void
  readonly error: (campo: CampoInfo) => string
  readonly dirty: boolean
  readonly busy: boolean
  readonly conflicto: Conflicto | null
  /** Sends each changed field by itself, in order, until one is refused. */
  readonly save: () => void
  readonly discard: () => void
  /** After a conflict: keep mine (over what is there now) or take theirs. */
  readonly settle: (mine: boolean) => void
}

type Valores = Readonly<Partial<Record<CampoInfo, string>>>

interface Cambio {
  readonly campo: CampoInfo
  readonly valor: string
}

/** Fields to save, from the record as it was read. */
interface Envio {
  readonly info: InfoInstituto
  readonly cambios: readonly Cambio[]
}

/** Some fields of the institute's record being edited: what differs is sent when it is saved. */
export function useCamposInfo(info: InfoInstituto, campos: readonly CampoInfo[], saved: string): CamposInfo {
  const client = useQueryClient()
  // The record as it was when editing began: what a conflict is told against.
  const [base, setBase] = useState(info)
  const [draft, setDraft] = useState<Valores>({})
  const [errors, setErrors] = useState<Valores>({})
  const [conflicto, setConflicto] = useState<Conflicto | null>(null)
  // Which of those sent the server has now: what it refuses is said of it.
  const sending = useRef<Cambio>(undefined)
  const changed = campos.filter((campo) => campo in draft && draft[campo] !== valorDe(base, campo))
  const read = changed.length > 0 ? base : info
  const keep = (next: InfoInstituto): void => {
    setBase(next)
    keepInfo(client, next)
  }
  const refuse = (wrong: Valores): void => {
    setErrors(wrong)
    const first = campos.find((campo) => campo in wrong)
    if (first) document.getElementById(`info-${first}`)?.focus()
  }
  const act = useAct({
    call: async ({ info: from, cambios }: Envio) => {
      let current = from
      for (const cambio of cambios) {
        sending.current = cambio
        current = await saveInfo(current, cambio.campo, cambio.valor)
        keep(current)
      }
    },
    toast: () => saved,
    done: () => setDraft({}),
    conflict: (actual: InfoInstituto, mensaje) => {
      if (sending.current) setConflicto({ campo: sending.current.campo, mio: sending.current.valor, actual, mensaje })
    },
    failed: (failure) => {
      if (!sending.current) return
      const { campo } = sending.current
      refuse({ [campo]: (isApiError(failure) && failure.campos[campo]) || errorMessage(failure) })
    },
  })
  useLeaveGuard(changed.length > 0, act.isDone)
  const send = (from: InfoInstituto, those: readonly CampoInfo[]): void =>
    act.run({ info: from, cambios: those.map((campo) => ({ campo, valor: draft[campo] ?? '' })) })
  const edit = (valores: Valores): void => {
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
    busy: act.busy,
    conflicto,
    save: () => {
      const wrong = Object.fromEntries(
        changed.flatMap((campo) => {
          const result = valorInfo(campo, draft[campo] ?? '')
          return 'issue' in result ? [[campo, result.issue.message]] : []
        }),
      )
      refuse(wrong)
      if (Object.keys(wrong).length === 0) send(base, changed)
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
      if (mine) send(actual, changed.slice(changed.indexOf(campo)))
      else setDraft({ ...draft, [campo]: valorDe(actual, campo) })
    },
  }
}

/** "Nombre: Instituto de Pensiones", for who reads a conflict. */
export function valorLegible(campo: CampoInfo, valor: string): string {
  return valor === '' ? `Sin ${ETIQUETA_INFO[campo].toLowerCase()}` : valor.replaceAll('\n', ', ')
}
