import { useState } from 'react'
import { addDays } from '#domain/plain-date.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { AVISO_PRIVACIDAD_MAX, avisoPrivacidadIssues, limpiarAviso } from '#domain/instituto/aviso-privacidad.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import type { AvisoPrivacidad, AvisoPrivacidadFila } from '#domain/instituto/aviso-privacidad.ts'
import type { ReactElement } from 'react'

interface PublicarAvisoProps {
  /** The versions there are, the newest first. */
  ultima: readonly AvisoPrivacidadFila[]
  onClose: () => void
  onPublished: () => void
  /** Another was published meanwhile: the list is asked for again. */
  onStale: () => void
}

/** A new version, begun from the newest: its text, the day from which it holds, and what that means, before it is published. */
export function PublicarAviso({ ultima, onClose, onPublished, onStale }: PublicarAvisoProps): ReactElement {
  const toast = useToast()
  const hoy = todayInMexico(Date.now())
  const newest = ultima[0]
  const [texto, setTexto] = useState(newest?.texto ?? '')
  const [desde, setDesde] = useState<string>(newest ? addDays(hoy, 1) : hoy)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [otra, setOtra] = useState<AvisoPrivacidad | null>(null)
  const [busy, setBusy] = useState(false)

  const dirty = texto !== (newest?.texto ?? '')
  useLeaveGuard(dirty, () => busy)

  const publish = async (): Promise<void> => {
    const issues = avisoPrivacidadIssues(limpiarAviso(texto), desde, hoy)
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    if (issues.length > 0) {
      document.getElementById(issues[0]?.path === 'texto' ? 'aviso-texto' : 'aviso-desde')?.focus()
      return
    }
    setBusy(true)
    try {
      const anterior = otra?.version ?? newest?.version ?? 0
      await api.call('POST /api/panel/avisos-privacidad', { body: { texto, vigenteDesde: desde, anterior } })
      toast.success('Aviso de privacidad publicado')
      onPublished()
    } catch (failure) {
      if (isApiError(failure) && failure.codigo === 'version') {
        setOtra(failure.body.actual as AvisoPrivacidad)
        onStale()
      }
      const campos = isApiError(failure) ? failure.campos : {}
      setErrors(Object.keys(campos).length > 0 ? campos : { todo: errorMessage(failure) })
      setBusy(false)
    }
  }
  return (
    <ActDialog
      size="lg"
      title="Nueva versión del aviso de privacidad"
      action={otra ? 'Publicar la mía también' : 'Publicar versión'}
      busyText="Publicando…"
      busy={busy}
      dirty={dirty}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      <div className="stack">
        {errors['todo'] && (
          <Note tone="bad" live>
            {errors['todo']}
          </Note>
        )}
        {otra && (
          <details>
            <summary>Versión {otra.version}, publicada mientras escribías</summary>
            <p className="aviso-texto">{otra.texto}</p>
          </details>
        )}
        <Note>
          Una versión publicada no se cambia ni se borra: así siempre se sabe qué se le dio a conocer a cada persona.
          Los trámites que capturen datos de una persona desde su fecha la conservan.
        </Note>
        <Field
          id="aviso-texto"
          label="Texto"
          help="Deja un renglón vacío entre párrafos."
          error={errors['texto']}
          count={{ value: texto.length, max: AVISO_PRIVACIDAD_MAX }}
        >
          <TextArea rows={14} value={texto} onChange={(event) => setTexto(event.target.value)} />
        </Field>
        <Field id="aviso-desde" label="En vigor desde" width={18} error={errors['vigenteDesde']}>
          <DateInput value={desde} onChange={setDesde} />
        </Field>
      </div>
    </ActDialog>
  )
}
