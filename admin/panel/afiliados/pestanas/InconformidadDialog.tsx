import { useNavigate } from 'react-router-dom'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { AreaField, SelectField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { DiferenciaDeEstado, QuincenaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Cuerpo } from '#domain/llamadas.ts'

/** What somebody does not agree with. */
export type EnDuda =
  | { readonly clase: 'aportacion'; readonly quincena: QuincenaDeEstado }
  | { readonly clase: 'retencion'; readonly diferencia: DiferenciaDeEstado }

interface Valores {
  readonly fondo: FondoId
  readonly motivo: string
}

const motivoIssues = ({ motivo }: Valores): Issue[] =>
  motivo.trim() === ''
    ? [{ path: 'motivo', code: 'requerido', message: 'Escribe con qué no está de acuerdo la persona.' }]
    : []

/** Opens a case about an amount, which takes the amount and its explanation with it. */
export function InconformidadDialog(props: { id: number; duda: EnDuda; onClose: () => void }): ReactElement {
  const { id, duda, onClose } = props
  const navigate = useNavigate()
  const act = useAct<Valores, CasoDetalle>({
    call: ({ fondo, motivo }) =>
      api.call('POST /api/estado-cuenta/:id/inconformidad', {
        params: { id },
        body: { importe: importeOf(duda, fondo), motivo },
      }),
    keys: ['casos'],
    toast: ({ folio }) => `Se abrió el caso ${folio}.`,
    done: (caso) => navigate(rutaCaso(caso)),
    leaves: true,
  })
  const fondos = duda.clase === 'aportacion' ? duda.quincena.fondos : []
  return (
    <FormDialog
      id="inconformidad"
      act={act}
      initial={{ fondo: fondos[0]?.fondo ?? 'fondo_ahorro', motivo: '' }}
      rules={motivoIssues}
      title="Registrar inconformidad"
      action="Abrir caso"
      busyText="Abriendo…"
      failure="No se abrió el caso."
      size="md"
      onClose={onClose}
    >
      {duda.clase === 'aportacion' ? (
        <>
          <p>Aportaciones de la {duda.quincena.chip}. El caso lleva el importe y cómo se calculó.</p>
          <SelectField
            name="fondo"
            label="Importe en duda"
            options={fondos.map(({ fondo, titulo, importeCentavos }) => ({
              value: fondo,
              label: `${titulo}, ${formatPesos(importeCentavos)}`,
            }))}
          />
        </>
      ) : (
        <p>
          Retención del préstamo <span className="mono">{duda.diferencia.prestamo}</span>, {duda.diferencia.chip}: se
          ordenaron {formatPesos(duda.diferencia.ordenadoCentavos)} y se retuvieron{' '}
          {formatPesos(duda.diferencia.retenidoCentavos)}.
        </p>
      )}
      <AreaField name="motivo" label="Con qué no está de acuerdo" maxLength={1000} />
    </FormDialog>
  )
}

function importeOf(duda: EnDuda, fondo: FondoId): Cuerpo<'POST /api/estado-cuenta/:id/inconformidad'>['importe'] {
  return duda.clase === 'aportacion'
    ? { clase: 'aportacion', personaId: duda.quincena.personaId, fondo }
    : { clase: 'retencion', retencionId: duda.diferencia.retencionId }
}
