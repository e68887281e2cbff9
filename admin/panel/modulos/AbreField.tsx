import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { direccionSugerida } from './destino.ts'
import type { Destino } from './destino.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'
import type { ReactElement } from 'react'

const DESTINOS = [
  { value: 'pagina', label: 'Su página', detail: 'Para qué sirve, documentos, personas a cargo y casos' },
  { value: 'vista', label: 'Una pantalla del portal', detail: 'La de un trámite, lista o tablero que ya existe' },
  { value: 'sitio', label: 'Otro sitio', detail: 'Se abre en otra pestaña' },
  { value: 'grupo', label: 'Nada: es un grupo', detail: 'Reúne otros procesos en una ventana del mapa' },
] as const satisfies readonly { readonly value: Destino; readonly label: string; readonly detail: string }[]

const PANTALLAS = Object.entries<Vista>(VISTAS)
  .filter(([nombre]) => nombre !== 'login' && nombre !== 'estilo')
  .map(([value, { titulo, descripcion }]) => ({ value, label: titulo, detail: descripcion }))

interface AbreFieldProps {
  destino: Destino
  componente: string
  error: string | null
  /** Names to suggest an address from. */
  sugerencia: { readonly modulo: string; readonly proceso: string }
  onChange: (destino: Destino, componente: string) => void
}

/** What the process opens, asked in words; underneath it is the `componente` of the specification. */
export function AbreField({ destino, componente, error, sugerencia, onChange }: AbreFieldProps): ReactElement {
  const propuesta = direccionSugerida(sugerencia.modulo, sugerencia.proceso)
  return (
    <>
      <RadioGroup
        legend="Qué abre"
        options={DESTINOS}
        value={destino}
        onChange={(value) => {
          const next = DESTINOS.find((one) => one.value === value)?.value ?? destino
          onChange(next, next === 'pagina' ? propuesta : '')
        }}
      />
      {destino === 'pagina' && (
        <Field
          id="proceso-componente"
          label="Dirección de su página"
          help="Empieza con una diagonal: /modulo/proceso."
          error={error}
          aside={
            propuesta !== '' &&
            componente !== propuesta && (
              <Button size="sm" variant="quiet" onClick={() => onChange(destino, propuesta)}>
                Usar {propuesta}
              </Button>
            )
          }
        >
          <TextInput mono value={componente} onChange={(event) => onChange(destino, event.target.value)} />
        </Field>
      )}
      {destino === 'vista' && (
        <Field id="proceso-componente" label="Pantalla" error={error}>
          <Combobox
            options={PANTALLAS}
            value={vistaOfComponente(componente) ?? ''}
            onChange={(value) => onChange(destino, value)}
            placeholder="Busca por nombre"
          />
        </Field>
      )}
      {destino === 'sitio' && (
        <Field id="proceso-componente" label="Dirección del sitio" error={error}>
          <TextInput
            mono
            inputMode="url"
            placeholder="https://"
            value={componente}
            onChange={(event) => onChange(destino, event.target.value.trim())}
          />
        </Field>
      )}
      {destino === 'grupo' && error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
