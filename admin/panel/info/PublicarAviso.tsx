import { useState } from 'react'
import { addDays } from '#domain/plain-date.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { AVISO_PRIVACIDAD_MAX, avisoPrivacidadIssues, limpiarAviso } from '#domain/instituto/aviso-privacidad.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import type { AvisoPrivacidad, AvisoPrivacidadFila } from '#domain/instituto/aviso-privacidad.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface PublicarAvisoProps {
  /** The versions there are, the newest first. */
  ultima: readonly AvisoPrivacidadFila[]
  onClose: () => void
}

/** What tells which version holds, asked for again. */
const CLAVES = ['avisos-privacidad', 'info', 'aviso-privacidad', 'portada']

/** A new version, begun from the newest: its text, the day from which it holds, and what that means, before it is published. */
export function PublicarAviso({ ultima, onClose }: PublicarAvisoProps): ReactElement {
  const hoy = todayInMexico(Date.now())
  const newest = ultima[0]
  const [texto, setTexto] = useState(newest?.texto ?? '')
  const [desde, setDesde] = useState<string>(newest ? addDays(hoy, 1) : hoy)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [otra, setOtra] = useState<AvisoPrivacidad | null>(null)
  const { run, busy, error, campos, isDone, reset } = useAct({
    call: () =>
      api.call('POST /api/panel/avisos-privacidad', {
        body: { texto, vigenteDesde: desde, anterior: otra?.version ?? newest?.version ?? 0 },
      }),
    keys: CLAVES,
    toast: () => 'Aviso de privacidad publicado',
    done: onClose,
    conflict: (actual: AvisoPrivacidad) => setOtra(actual),
  })
  const dirty = texto !== (newest?.texto ?? '')
  useLeaveGuard(dirty, isDone)
  const errorOf = (campo: string): string | undefined =>
    issues.find(({ path }) => path === campo)?.message ?? campos[campo]
  const publish = (): void => {
    const found = avisoPrivacidadIssues(limpiarAviso(texto), desde, hoy)
    setIssues(found)
    if (found.length === 0) run()
    else {
      reset()
      document.getElementById(found[0]?.path === 'texto' ? 'aviso-texto' : 'aviso-desde')?.focus()
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
      onSubmit={publish}
      onClose={onClose}
    >
      <div className="stack">
        {error && Object.keys(campos).length === 0 && (
          <Note tone="bad" live>
            {errorMessage(error)}
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
          error={errorOf('texto')}
          count={{ value: texto.length, max: AVISO_PRIVACIDAD_MAX }}
        >
          <TextArea rows={14} value={texto} onChange={(event) => setTexto(event.target.value)} />
        </Field>
        <Field id="aviso-desde" label="En vigor desde" width={18} error={errorOf('vigenteDesde')}>
          <DateInput value={desde} onChange={setDesde} />
        </Field>
      </div>
    </ActDialog>
  )
}
