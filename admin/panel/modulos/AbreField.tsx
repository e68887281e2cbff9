import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { useBound } from '#admin/shared/form/binding.ts'
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

/** What the process opens, asked in words; underneath it is the `componente` of the specification. */
export function AbreField({ modulo }: { modulo: string }): ReactElement {
  const nombre = useBound('nombre')
  const abre = useBound('destino')
  const { id, value, error, nota, set, leave } = useBound('componente')
  const destino = DESTINOS.find((one) => one.value === abre.value)?.value ?? 'pagina'
  const componente = String(value)
  const propuesta = direccionSugerida(modulo, String(nombre.value))
  return (
    <>
      <RadioGroup
        legend="Qué abre"
        options={DESTINOS}
        value={destino}
        onChange={(next) => {
          abre.set(next)
          set(next === 'pagina' ? propuesta : '')
        }}
      />
      {destino === 'pagina' && (
        <Field
          id={id}
          label="Dirección de su página"
          help={nota ?? 'Empieza con una diagonal: /modulo/proceso.'}
          error={error}
          aside={
            propuesta !== '' &&
            componente !== propuesta && (
              <Button size="sm" variant="quiet" onClick={() => set(propuesta)}>
                Usar {propuesta}
              </Button>
            )
          }
        >
          <TextInput mono value={componente} onChange={(event) => set(event.target.value)} onBlur={leave} />
        </Field>
      )}
      {destino === 'vista' && (
        <Field id={id} label="Pantalla" error={error}>
          <Combobox
            options={PANTALLAS}
            value={vistaOfComponente(componente) ?? ''}
            onChange={set}
            placeholder="Busca por nombre"
          />
        </Field>
      )}
      {destino === 'sitio' && (
        <Field id={id} label="Dirección del sitio" help={nota} error={error}>
          <TextInput
            mono
            inputMode="url"
            placeholder="https://"
            value={componente}
            onChange={(event) => set(event.target.value.trim())}
            onBlur={leave}
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
