// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace muster::app {

/// A short dialog on one page: labelled fields, a remark and the verb at the foot.
class FormDialog final : public QDialog
{
    Q_OBJECT

public:
    FormDialog(const QString &title, const QString &verb, QWidget *parent);

    QLineEdit *addText(const QString &label, const QString &text = {});
    QPlainTextEdit *addLongText(const QString &label, const QString &text = {});
    QSpinBox *addNumber(const QString &label, int value, int least, int most);
    QComboBox *addChoice(const QString &label, const QStringList &texts, const QVariantList &data = {}, int current = 0);
    /// Names with a tick each.
    QListWidget *addTicks(const QString &label, const QStringList &texts, const QVariantList &data, bool ticked);
    void addField(const QString &label, QWidget *field);
    void addRemark(const QString &text);
    [[nodiscard]] QPushButton *verbButton() const { return m_verb; }
    /// The verb works only while that field has a text.
    void require(QLineEdit *field);
    [[nodiscard]] bool ask() { return exec() == QDialog::Accepted; }

private:
    QFormLayout *m_form = nullptr;
    QPushButton *m_verb = nullptr;
    QLabel *m_remark = nullptr;
};

/// The data of the ticked names.
[[nodiscard]] QStringList tickedData(const QListWidget &list);
/// That of the others.
[[nodiscard]] QStringList untickedData(const QListWidget &list);

} // namespace muster::app
