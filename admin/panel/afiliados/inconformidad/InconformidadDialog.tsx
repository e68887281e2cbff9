import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { AreaField, SelectField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'
import type { Duda } from './duda.ts'

interface Valores {
  /** Place of the chosen amount among those of the line; empty until one is chosen, where there are several. */
  readonly cual: string
  readonly motivo: string
}

const valoresIssues = ({ cual, motivo }: Valores): Issue[] => [
  ...(cual === '' ? [{ path: 'cual', code: 'requerido', message: 'Elige el importe en duda.' }] : []),
  ...(motivo.trim() === ''
    ? [{ path: 'motivo', code: 'requerido', message: 'Escribe con qué no está de acuerdo la persona.' }]
    : []),
]

/** Opens a case about an amount, which takes the amount and its explanation with it. */
export function InconformidadDialog(props: { id: number; duda: Duda; onClose: () => void }): ReactElement {
  const { id, duda, onClose } = props
  const { texto, importes } = duda
  const navigate = useNavigate()
  const act = useAct<Valores, CasoDetalle>({
    call: ({ cual, motivo }) =>
      api.call('POST /api/estado-cuenta/:id/inconformidad', {
        params: { id },
        body: { importe: (importes[Number(cual)] ?? importes[0]).importe, motivo },
      }),
    keys: ['casos'],
    toast: ({ folio }) => `Se abrió el caso ${folio}.`,
    done: (caso) => navigate(rutaCaso(caso)),
    leaves: true,
  })
  return (
    <FormDialog
      id="inconformidad"
      act={act}
      initial={{ cual: importes.length > 1 ? '' : '0', motivo: '' }}
      rules={valoresIssues}
      title="Registrar inconformidad"
      action="Abrir caso"
      busyText="Abriendo…"
      failure="No se abrió el caso."
      size="md"
      onClose={onClose}
    >
      <p>
        {texto} El caso lleva el importe y cómo se calculó. Se avisa a quien está a cargo de su proceso en el instituto;
        tú sigues su avance en Casos.
      </p>
      {importes.length > 1 && (
        <SelectField
          name="cual"
          label="Importe en duda"
          options={importes.map(({ etiqueta }, place) => ({ value: String(place), label: etiqueta }))}
        />
      )}
      <AreaField name="motivo" label="Con qué no está de acuerdo" maxLength={1000} />
    </FormDialog>
  )
}
