import { useState } from 'react'
import { siguienteClave } from '#domain/organica/clave.ts'
import { unidadIssues } from '#domain/organica/edicion-issues.ts'
import { api } from '#admin/providers/api-client.ts'
import { CheckField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { CampoOrganica } from './CampoOrganica.tsx'
import { CascadaUnidades } from './CascadaUnidades.tsx'
import { CrearOrganica } from './CrearOrganica.tsx'
import { CAMPO_NIVEL } from './nivel-pantalla.ts'
import { useOrganica } from './use-unidades.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'
import type { Niveles } from './arbol-unidades.ts'
import type { PadreOrganica } from './CrearOrganica.tsx'
import type { NivelPantalla } from './nivel-pantalla.ts'

export type ValoresUnidad = Record<(typeof CAMPO_NIVEL)[number], number | null> & {
  clave: string
  nombre: string
  activo: boolean
}

interface UnidadDialogProps {
  pantalla: NivelPantalla
  niveles: Niveles
  /** What the filters of the list have chosen already. */
  elegidos: Pick<ValoresUnidad, (typeof CAMPO_NIVEL)[number]>
  onClose: () => void
}

interface Creada {
  readonly message: string
}

/** The new unit: its organic row on one side, its place and name on the other; choosing in one chooses in the other. */
export function UnidadDialog({ pantalla, niveles, elegidos, onClose }: UnidadDialogProps): ReactElement {
  const { nivel, padre } = pantalla
  const [crea, setCrea] = useState<PadreOrganica | null>(null)
  const campoPadre = CAMPO_NIVEL[nivel - 1]
  const act = useAct<ValoresUnidad, Creada>({
    call: ({ clave, nombre, activo, ...lugar }) =>
      api.call(`POST ${pantalla.escribe}`, {
        body: { clave, nombre, activo, ...(padre !== null && campoPadre && { [padre]: lugar[campoPadre] }) },
      }),
    keys: ['organica', 'organica-arbol', 'entidades'],
    toast: ({ message }) => message,
    done: onClose,
  })
  const rules = (values: ValoresUnidad): Issue[] =>
    unidadIssues(nivel, { ...values, parentId: campoPadre ? values[campoPadre] : null }).map((issue) => ({
      ...issue,
      // The server calls the parent by the name of its body; the form by that of its choice.
      path: issue.path === padre && campoPadre ? campoPadre : issue.path,
    }))
  return (
    <>
      <FormDialog
        id="unidad"
        act={act}
        initial={{ ...elegidos, clave: '', nombre: '', activo: true }}
        rules={rules}
        title={pantalla.nueva}
        action="Guardar"
        busyText="Guardando…"
        failure={pantalla.sinCrear}
        size="md"
        onClose={onClose}
      >
        {nivel === 0 ? (
          <ClaveTipo />
        ) : (
          <fieldset className="organica-grupo">
            <legend>Orgánica anterior</legend>
            <CascadaUnidades nivel={nivel} niveles={niveles} organica />
            <CampoOrganica nivel={nivel} niveles={niveles} onCrear={setCrea} />
          </fieldset>
        )}
        <fieldset className="organica-grupo">
          <legend>{nivel === 0 ? 'Tipo de Entidad' : 'Entidad'}</legend>
          {nivel > 0 && <CascadaUnidades nivel={nivel} niveles={niveles} />}
          <TextField name="nombre" label="Nombre" maxLength={120} />
          <CheckField name="activo" label="Activo" />
        </fieldset>
      </FormDialog>
      {crea && nivel !== 0 && <CrearOrganica nivel={nivel} padre={crea} onClose={() => setCrea(null)} />}
    </>
  )
}

/** Keys of Orgánica 0 that no type has yet, and the next one. */
function ClaveTipo(): ReactElement {
  const { data = [], isLoading } = useOrganica(0, [])
  return <CampoOrganica nivel={0} niveles={[]} nueva={isLoading ? null : siguienteClave(data)} />
}
