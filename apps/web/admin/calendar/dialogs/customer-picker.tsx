import { useCombobox } from 'downshift';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { calendar } from '../../../texts/admin/calendar.ts';
import * as field from '../../../ui/field/field.css.ts';
import { FieldError } from '../../../ui/field/field-frame.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import type { Customer } from '../../shared/page-customers.ts';
import { personName } from '../../shared/people/person-name.ts';
import * as css from './customer-picker.css.ts';
import { useFoundCustomers, waysToReach } from './customers.ts';

const words = calendar.create;

type CustomerPickerProps = {
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
  /** Marks the field; where it stands, nobody was chosen when it was time. */
  error: string | undefined;
  /** Of its input. */
  id: string;
};

/** A customer, found by typing a part of the name, the phone number or the e-mail address. */
export function CustomerPicker({ error, ...props }: CustomerPickerProps) {
  const { box, typed, found, note } = useCustomerBox(props);
  const errorId = `${props.id}-error`;
  return (
    <div className={field.frame}>
      <label className={field.label} {...box.getLabelProps()}>
        {words.customer}
      </label>
      <div className={css.place}>
        <div className={field.withButton}>
          <input
            {...box.getInputProps({
              ...{ placeholder: words.customerHint, autoComplete: 'off', spellCheck: false },
              ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
            })}
            className={classNames(field.control, field.roomForButton)}
          />
          {typed && (
            <button
              type="button"
              className={field.inner}
              aria-label={words.clear}
              onClick={() => box.reset()}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        <ul {...box.getMenuProps()} className={css.list}>
          {box.isOpen &&
            found.map((customer, index) => (
              <li
                key={customer.id}
                {...box.getItemProps({ item: customer, index })}
                className={css.item}
                data-highlighted={box.highlightedIndex === index || undefined}
              >
                <span className={css.name}>{personName(customer)}</span>
                <span className={css.reach}>{waysToReach(customer)}</span>
              </li>
            ))}
        </ul>
        {box.isOpen && found.length === 0 && (
          <p className={css.note} role="status">
            {note}
          </p>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function useCustomerBox({ value, onChange, id }: Omit<CustomerPickerProps, 'error'>) {
  const [typed, type] = useState('');
  const search = useDeferredValue(value && typed === personName(value) ? '' : typed.trim());
  const { data: found = [], isFetching, isError } = useFoundCustomers(search);
  const box = useCombobox<Customer>({
    inputId: id,
    items: [...found],
    itemToString: customer => (customer ? personName(customer) : ''),
    itemToKey: customer => customer?.id,
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => {
      type(inputValue);
      // Editing the text drops the chosen customer.
      if (value && inputValue !== personName(value)) onChange(null);
    },
  });
  const note = isError ? words.searchFailed : isFetching ? words.searching : words.noCustomer;
  return { box, typed, found, note };
}
