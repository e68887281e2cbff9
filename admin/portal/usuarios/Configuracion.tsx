import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { MI_CUENTA } from './MiPerfil/mi-cuenta.ts'
import type { AvisosCorreo, MiCuenta } from '#domain/usuarios/cuenta.ts'
import type { Tema } from '#domain/usuarios/preferencias.ts'
import type { ReactElement } from 'react'
import './MiPerfil/mi-perfil.css'

const THEMES = [
  { value: 'sistema', label: 'Como el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
] as const
const DENSITIES = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'comoda', label: 'Cómoda' },
] as const

/** `/configuracion`: how the portal looks to me, and when it writes to me. */
export default function Configuracion(): ReactElement {
  const { theme, density, setTheme, setDensity } = usePreferences()
  const { data, error, refetch } = useQuery({
    queryKey: MI_CUENTA,
    queryFn: ({ signal }) => api.call('GET /api/mi-cuenta', { signal }),
  })
  return (
    <>
      <PageHeader
        title="Configuración"
        facts="Cómo ves el portal y cuándo te escribe."
        actions={<LinkButton to="/mi-perfil">Mi perfil</LinkButton>}
      />
      <div className="profile">
        <Card title="Apariencia">
          <div className="stack">
            <RadioGroup
              legend="Tema"
              options={THEMES}
              value={theme}
              inline
              onChange={(value) => setTheme(value as Tema)}
            />
            <RadioGroup
              legend="Densidad"
              help="En pantallas táctiles siempre es cómoda."
              options={DENSITIES}
              value={density}
              inline
              onChange={(value) => setDensity(value === 'comoda' ? 'comoda' : 'compacta')}
            />
            <p className="small muted">Se guarda al elegir y te sigue en cualquier equipo.</p>
          </div>
        </Card>
        <Card title="Correo de avisos">
          {error && (
            <ErrorState title="No se pudo cargar tu configuración." error={error} onRetry={() => void refetch()} />
          )}
          {!data && !error && <Skeleton lines={4} label="Cargando tu configuración" />}
          {data && <AvisosForm guardado={data.avisos} correo={data.correo} />}
        </Card>
      </div>
    </>
  )
}

const SUGERIDO = { silencioDesde: '22:00', silencioHasta: '07:00' } as const

function AvisosForm({ guardado, correo }: { guardado: AvisosCorreo; correo: string }): ReactElement {
  const client = useQueryClient()
  const [avisos, setAvisos] = useState(guardado)
  const { run, busy, error, campos, isDone } = useAct({
    call: (next: AvisosCorreo) => api.call('PUT /api/mi-cuenta/avisos', { body: next }),
    keys: [{ queryKey: MI_CUENTA }],
    toast: () => 'Se guardó tu configuración.',
    done: (saved) => {
      // Who leaves and comes back before it is asked for anew finds what was saved.
      client.setQueryData<MiCuenta>(MI_CUENTA, (cuenta) => cuenta && { ...cuenta, avisos: saved })
    },
    leaves: true,
  })
  useLeaveGuard(JSON.stringify(avisos) !== JSON.stringify(guardado), isDone)
  const hora = (campo: 'silencioDesde' | 'silencioHasta', label: string): ReactElement => (
    <Field id={campo} label={label} error={campos[campo] ?? null} width={14}>
      <TextInput
        type="time"
        value={avisos[campo] ?? ''}
        onChange={(event) => setAvisos({ ...avisos, [campo]: event.target.value || null })}
      />
    </Field>
  )
  const quiet = avisos.silencioDesde !== null || avisos.silencioHasta !== null
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        run(avisos)
      }}
    >
      {correo === '' && <Note tone="warn">Tu cuenta no tiene correo: agrégalo en Mi perfil para recibir avisos.</Note>}
      {error && Object.keys(campos).length === 0 && (
        <Note tone="bad" live>
          {errorMessage(error)}
        </Note>
      )}
      <Checkbox
        label="Recibir un resumen diario de mis avisos"
        help="Un solo correo al día, solo cuando haya algo nuevo. Los avisos siempre están en tu bandeja del portal."
        checked={avisos.resumen}
        onChange={(event) => setAvisos({ ...avisos, resumen: event.target.checked })}
      />
      <Checkbox
        label="No recibir correo a ciertas horas"
        help="Lo que toque enviarte en esas horas sale después. Los cambios de tu contraseña o tu correo se avisan siempre."
        checked={quiet}
        onChange={(event) =>
          setAvisos({ ...avisos, ...(event.target.checked ? SUGERIDO : { silencioDesde: null, silencioHasta: null }) })
        }
      />
      {quiet && (
        <div className="row">
          {hora('silencioDesde', 'Desde')}
          {hora('silencioHasta', 'Hasta')}
        </div>
      )}
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} busyText="Guardando…">
          Guardar
        </Button>
      </div>
    </form>
  )
}
